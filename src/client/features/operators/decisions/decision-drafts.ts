/** The operator's undecided choices and texts by queue item, retained while other items are open. */
import { create } from 'zustand';
import { type QueueItem } from '#contract/operators.ts';
import { type ReasonId } from './decision-reasons.ts';
import { type Action } from './send-decision.ts';
import { type ItemKey, keyOf } from '../queue/queue-items.ts';

type Draft = {
  readonly action: Action | undefined;
  readonly reasons: readonly ReasonId[];
  readonly text: string;
};

const emptyDraft: Draft = { action: undefined, reasons: [], text: '' };

const useDrafts = create<Readonly<Record<ItemKey, Draft>>>(() => ({}));

export const useDraft = (key: ItemKey): Draft => useDrafts((drafts) => drafts[key]) ?? emptyDraft;

export const useHasDraft = (item: QueueItem | undefined): boolean =>
  useDrafts((drafts) => item !== undefined && (drafts[keyOf(item)] ?? emptyDraft) !== emptyDraft);

export const readDraft = (key: ItemKey): Draft => useDrafts.getState()[key] ?? emptyDraft;

export const changeDraft = (key: ItemKey, change: Partial<Draft>): void =>
  useDrafts.setState({ [key]: { ...readDraft(key), ...change } });

export const clearDraft = (key: ItemKey): void => useDrafts.setState({ [key]: emptyDraft });

export const clearDrafts = (): void => useDrafts.setState({}, true);
