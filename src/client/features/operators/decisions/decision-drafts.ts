/** What an operator has chosen and typed about an entry and not yet decided: it stays while they look at others. */
import { create } from 'zustand';
import { type QueueItem } from '#contract/operators.ts';
import { type ReasonId } from './decision-reasons.ts';
import { type Act } from './send-decision.ts';
import { type ItemKey, keyOf } from '../queue/queue-items.ts';

export type Draft = {
  readonly act: Act | undefined;
  readonly reasons: readonly ReasonId[];
  readonly text: string;
};

export const emptyDraft: Draft = { act: undefined, reasons: [], text: '' };

const useDrafts = create<Readonly<Record<ItemKey, Draft>>>(() => ({}));

export const useDraft = (key: ItemKey): Draft => useDrafts((drafts) => drafts[key]) ?? emptyDraft;

/** Whether anything is chosen or typed about it. */
export const useIsBegun = (item: QueueItem | undefined): boolean =>
  useDrafts((drafts) => item !== undefined && (drafts[keyOf(item)] ?? emptyDraft) !== emptyDraft);

export const readDraft = (key: ItemKey): Draft => useDrafts.getState()[key] ?? emptyDraft;

export const changeDraft = (key: ItemKey, change: Partial<Draft>): void =>
  useDrafts.setState({ [key]: { ...readDraft(key), ...change } });

/** After its decision has arrived, or when somebody else logs in. */
export const dropDraft = (key: ItemKey): void => useDrafts.setState({ [key]: emptyDraft });

export const dropDrafts = (): void => useDrafts.setState({}, true);
