/** Decisions wait ten seconds in which they can be undone (product 2.24); leaving the page or signing out sends them at once. */
import { type QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { type QueueItem } from '#contract/operators.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { onPageHidden } from '#client/data/page-leave.ts';
import { onSessionEnd, readSession } from '#client/data/session.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { type Decision, sendDecision } from './send-decision.ts';
import { clearDraft, clearDrafts } from './decision-drafts.ts';
import { operatorKeys } from '../operator-queries.ts';
import { type ItemKey, keyOf } from '../queue/queue-items.ts';

export const undoMs = 10_000;

export type PendingDecision = Decision & {
  readonly key: ItemKey;
  readonly state: 'waiting' | 'sending' | 'sent' | 'superseded';
  /** When it is sent, in ms since the epoch. */
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

/** Removes a decision from the list without sending it. */
export function discard(key: ItemKey): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  setState(({ decisions }) => ({ decisions: decisions.filter((decision) => decision.key !== key) }));
}

/** All decisions, oldest first. Except for superseded ones, their items are hidden from the queue. */
export const usePendingDecisions = (): readonly PendingDecision[] => usePending(({ decisions }) => decisions);

/** Queues a decision; does nothing if the item already has one. */
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
  sendOnLeave = () => sendAll(client);
}

/** Returns the undone decision; undefined if it was already sent. */
export function undo(key: ItemKey): PendingDecision | undefined {
  const decision = find(key);
  if (decision?.state !== 'waiting') return undefined;
  discard(key);
  return decision;
}

/** The newest decision that can be undone. */
export const newestPending = (): PendingDecision | undefined =>
  getState().decisions.findLast(({ state }) => state === 'waiting');

/** Refetches what is on screen, and the item's list even if another one is shown. */
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
    clearDraft(key);
  } catch (failure) {
    if (hasCode(failure, 'already_decided')) change(key, 'superseded');
    else {
      // The item returns to its list; its draft still has the reason.
      discard(key);
      notify('red', failureText(failure));
    }
  }
  await refresh(client, decision.item);
  // Only after the refetch, or the item would reappear in its list.
  if (find(key)?.state === 'sent') discard(key);
}

/** Resolves when all waiting decisions were answered. */
async function sendAll(client: QueryClient): Promise<void> {
  const waiting = getState().decisions.filter(({ state }) => state === 'waiting');
  await Promise.all(waiting.map(({ key }) => send(client, key)));
}

let sendOnLeave: () => Promise<void> = () => Promise.resolve();
/** Sends all waiting decisions now; for leaving the page and signing out. */
export const sendPendingDecisions = (): Promise<void> => sendOnLeave();

onPageHidden(() => void sendOnLeave());

onSessionEnd(() => {
  for (const { key } of getState().decisions) discard(key);
  clearDrafts();
});
