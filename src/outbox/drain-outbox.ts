/** Sends the waiting items in order, one pass at a time in the whole browser; runs in the worker, or in a page without one. */
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { type OutboxSession } from '#contract/worker-messages.ts';
import { type Answer, sendCall } from '#transport/send-call.ts';
import { afterAnswer, dueAt, isExpired } from './after-answer.ts';
import { exclusively } from './exclusively.ts';
import { readOutboxSession } from './outbox-session.ts';
import { allItems, announce, replaceItem } from './outbox-store.ts';

const noContent = 204;

/** One try. An answer that is not JSON comes from a proxy or a café's log-in page, not from our server: the item keeps waiting. */
async function deliver(item: OutboxItem, session: OutboxSession | undefined): Promise<Answer> {
  const token = item.owner === null ? undefined : session?.token;
  const answer = await sendCall(item, item.input, { token, idempotencyKey: item.key });
  const isOurs = answer.kind === 'none' || answer.body !== undefined || answer.status === noContent;
  return isOurs ? answer : { kind: 'none', why: 'offline', detail: 'no JSON' };
}

/** A pass requested while another runs follows it, so that nothing added meanwhile is missed. */
let running: Promise<void> | undefined;
let nextForce: boolean | undefined;

/** A network that is back ends the wait for one; a busy server gets the time it asked for. */
const isEarly = (item: OutboxItem, now: number, force: boolean): boolean =>
  dueAt(item, now) > now && !(force && item.reason === 'offline');

/** A network that is back may need a moment more, so the back-off starts over. */
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
      // From now on it only waits for its person to log in.
      if (item.state !== 'held')
        await replaceItem({ ...item, state: 'held', reason: 'signed_out', nextAt: 0 });
      continue;
    }
    if (isOffline || blocked.has(item.lane)) {
      // The page that has just enqueued it hears at once that it waits.
      if (item.attempts === 0) announce({ type: 'changed', item });
      continue;
    }
    if (isEarly(item, now, isReached)) {
      blocked.add(item.lane);
      isAnySkipped = true;
      continue;
    }
    if (!(await replaceItem({ ...item, state: 'sending' }))) continue;
    const answer = await deliver(item, session);
    isReached ||= answer.kind === 'answered';
    const after = afterAnswer(force ? resetBackOff(item) : item, answer, Date.now());
    // If it was cancelled while it was being sent, the answer is announced, but the item does not come back.
    await replaceItem(after.item);
    if (after.settled && answer.kind === 'answered') {
      announce({ type: 'settled', item: after.item, status: answer.status, body: answer.body });
    } else blocked.add(item.lane);
    // The server rejected the token: nothing else of this person needs to be tried.
    if (after.item.state === 'held') isTokenDead = true;
    isOffline ||= after.stop;
  }
  // The network that carried a later item carries those that still waited for one.
  if (isReached && isAnySkipped && !force) await passOnce(true);
}

/** Tries to send every item that is due; with force also those that only wait for a network. */
export function drainOutbox(force: boolean): Promise<void> {
  if (running) {
    nextForce ||= force;
    return running;
  }
  running = exclusively('outbox-drain', () => passOnce(force)).finally(() => {
    running = undefined;
    const next = nextForce;
    nextForce = undefined;
    return next === undefined ? undefined : drainOutbox(next);
  });
  return running;
}

/** Whether anything can still be sent without the person doing something. */
export const hasUnsentItems = async (): Promise<boolean> =>
  (await allItems()).some(({ state }) => state === 'queued' || state === 'sending');
