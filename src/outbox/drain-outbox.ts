/** Sends waiting items in order, one pass at a time in the whole browser. Runs in the service worker, or in a page without one. */
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { type OutboxSession } from '#contract/worker-messages.ts';
import { type Answer, sendCall } from '#transport/send-call.ts';
import { afterAnswer, dueAt, isExpired, isFromServer } from './after-answer.ts';
import { withLock } from './with-lock.ts';
import { readOutboxSession } from './outbox-session.ts';
import { allItems, announce, replaceItem } from './outbox-store.ts';

/** Sends an item once. It continues to wait if a proxy or a network's log-in page replied instead of the server. */
async function sendItem(item: OutboxItem, session: OutboxSession | undefined): Promise<Answer> {
  const token = item.owner === null ? undefined : session?.token;
  const answer = await sendCall(item, item.input, { token, idempotencyKey: item.key });
  const isOurs = answer.kind === 'none' || isFromServer(answer);
  return isOurs ? answer : { kind: 'none', why: 'offline', detail: 'not the server' };
}

/** A pass requested during another one runs after it, so that no item added meanwhile is missed. */
let running: Promise<void> | undefined;
let nextForce: boolean | undefined;

/** Items that failed because the device was offline are due when it is online again; others wait for Retry-After. */
const isEarly = (item: OutboxItem, now: number, force: boolean): boolean =>
  dueAt(item, now) > now && !(force && item.reason === 'offline');

/** The network may take a moment after coming back, so the back-off starts over. */
const resetBackOff = (item: OutboxItem): OutboxItem =>
  item.reason === 'offline' ? { ...item, attempts: 0 } : item;

async function passOnce(force: boolean): Promise<void> {
  const session = await readOutboxSession();
  const blocked = new Set<string>();
  let isTokenDead = false;
  let isOffline = false;
  let isReached = force;
  let isAnySkipped = false;
  for (const item of (await allItems()).filter(isWaiting)) {
    const now = Date.now();
    if (isExpired(item, now)) {
      await replaceItem({ ...item, state: 'failed', reason: 'expired' });
      continue;
    }
    if (item.owner !== null && (isTokenDead || item.owner !== session?.user_id)) {
      // It now waits only for its owner to log in.
      if (item.state !== 'held')
        await replaceItem({ ...item, state: 'held', reason: 'signed_out', nextAt: 0 });
      continue;
    }
    const isBlocked = blocked.has(item.lane) || (item.after !== undefined && blocked.has(item.after));
    if (isOffline || isBlocked) {
      blocked.add(item.lane);
      // Notify the page that has just enqueued it.
      if (item.attempts === 0) announce({ type: 'changed', item });
      continue;
    }
    if (isEarly(item, now, isReached)) {
      blocked.add(item.lane);
      isAnySkipped = true;
      continue;
    }
    if (!(await replaceItem({ ...item, state: 'sending' }))) continue;
    const answer = await sendItem(item, session);
    isReached ||= answer.kind === 'answered';
    const after = afterAnswer(force ? resetBackOff(item) : item, answer, Date.now());
    // An item deleted meanwhile is not restored, but its answer is still announced.
    await replaceItem(after.item);
    if (after.settled && answer.kind === 'answered') {
      announce({ type: 'settled', item: after.item, status: answer.status, body: answer.body });
    } else blocked.add(item.lane);
    // The server rejected the token, so it would reject this owner's other items, too.
    if (after.item.state === 'held') isTokenDead = true;
    isOffline ||= after.stop;
  }
  // A later item was sent, so the skipped ones need not wait for the network.
  if (isReached && isAnySkipped && !force) await passOnce(true);
}

/** Sends every item that is due. @param force also sends items that only wait for the network */
export function drainOutbox(force: boolean): Promise<void> {
  if (running) {
    nextForce ||= force;
    return running;
  }
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for a promise
  running = withLock('outbox-drain', () => passOnce(force)).finally(() => {
    running = undefined;
    const next = nextForce;
    nextForce = undefined;
    return next === undefined ? undefined : drainOutbox(next);
  });
  return running;
}

/** Whether any item can be sent without action by the user. */
export const hasUnsentItems = async (): Promise<boolean> =>
  (await allItems()).some(({ state }) => state === 'queued' || state === 'sending');
