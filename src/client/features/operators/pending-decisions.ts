/**
 * Decisions of the last ten seconds (product 2.24): they can still be undone. Whoever leaves sends them at once, so
 * that none is lost; each is sent once.
 */
import { type QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { type QueueItem } from '#contract/operators.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { onPageHidden } from '#client/data/page-leave.ts';
import { onSessionEnd, readSession } from '#client/data/session.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { type Decision, sendDecision } from './decision-acts.ts';
import { dropDraft, dropDrafts } from './decision-drafts.ts';
import { operatorKeys } from './operator-queries.ts';
import { type ItemKey, keyOf } from './queue-keys.ts';

export const undoMs = 10_000;

export type PendingDecision = Decision & {
  readonly key: ItemKey;
  readonly state: 'waiting' | 'sending' | 'sent' | 'overtaken';
  /** When it is sent. */
  readonly due: number;
};

type State = { readonly decisions: readonly PendingDecision[] };
const usePending = create<State>(() => ({ decisions: [] }));
const { getState, setState } = usePending;
const timers = new Map<ItemKey, ReturnType<typeof setTimeout>>();

const find = (key: ItemKey): PendingDecision | undefined =>
  getState().decisions.find((decision) => decision.key === key);

const change = (key: ItemKey, state: PendingDecision['state']): void =>
  setState(({ decisions }) => ({
    decisions: decisions.map((decision) => (decision.key === key ? { ...decision, state } : decision)),
  }));

/** Takes an entry off; the newest of those that wait is last. */
export function forget(key: ItemKey): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  setState(({ decisions }) => ({ decisions: decisions.filter((decision) => decision.key !== key) }));
}

/** All of them, the oldest first; what is not `overtaken` is in no list any more. */
export const usePendingDecisions = (): readonly PendingDecision[] => usePending(({ decisions }) => decisions);

/** A decision that takes effect in ten seconds. */
export function decide(client: QueryClient, decision: Decision): void {
  const key = keyOf(decision.item);
  if (find(key)) return;
  setState(({ decisions }) => ({
    decisions: [...decisions, { ...decision, key, state: 'waiting', due: Date.now() + undoMs }],
  }));
  timers.set(
    key,
    setTimeout(() => void send(client, key), undoMs),
  );
  leaving = () => sendAll(client);
}

/** Gives back what was undone; undefined where it is on its way already. */
export function undo(key: ItemKey): PendingDecision | undefined {
  const decision = find(key);
  if (decision?.state !== 'waiting') return undefined;
  forget(key);
  return decision;
}

/** The newest that can still be undone. */
export const newestPending = (): PendingDecision | undefined =>
  getState().decisions.findLast(({ state }) => state === 'waiting');

/** What is on screen, and the list that the entry was in, where another one is. */
async function refresh(client: QueryClient, { kind }: QueueItem): Promise<void> {
  const userId = readSession()?.user_id;
  if (userId === undefined) return;
  await Promise.all([
    client.invalidateQueries({ queryKey: operatorKeys.all(userId) }),
    client.refetchQueries({ queryKey: operatorKeys.queue(userId, kind), type: 'inactive' }),
  ]);
}

async function send(client: QueryClient, key: ItemKey): Promise<void> {
  const decision = find(key);
  if (decision?.state !== 'waiting') return;
  clearTimeout(timers.get(key));
  change(key, 'sending');
  try {
    await sendDecision(decision);
    change(key, 'sent');
    dropDraft(key);
  } catch (failure) {
    if (hasCode(failure, 'already_decided')) change(key, 'overtaken');
    else {
      // Back in its list, with the reason that was given.
      forget(key);
      notify('red', failureText(failure));
    }
  }
  await refresh(client, decision.item);
  // Only once the list is there without it.
  if (find(key)?.state === 'sent') forget(key);
}

/** Sends all that wait, at once; resolves when they have been answered. */
export async function sendAll(client: QueryClient): Promise<void> {
  const waiting = getState().decisions.filter(({ state }) => state === 'waiting');
  await Promise.all(waiting.map(({ key }) => send(client, key)));
}

let leaving: () => Promise<void> = () => Promise.resolve();
/** Sends what waits, wherever it was decided. */
export const sendBeforeLeaving = (): Promise<void> => leaving();

onPageHidden(() => void leaving());

onSessionEnd(() => {
  for (const { key } of getState().decisions) forget(key);
  dropDrafts();
});
