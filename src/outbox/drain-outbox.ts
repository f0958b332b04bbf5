/** Sends what waits, in order, one pass at a time in the whole browser; runs in the worker, or in a page without one. */
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { afterAnswer, dueAt, isExpired } from './after-answer.ts';
import { deliver } from './deliver.ts';
import { exclusively } from './exclusively.ts';
import { readOutboxSession } from './outbox-session.ts';
import { allItems, announce, replaceItem } from './outbox-store.ts';

/** A pass that was asked for while another ran is run after it, so that nothing added meanwhile is forgotten. */
let running: Promise<void> | undefined;
let askedAgain: { force: boolean } | undefined;

/** A network that is back ends the waiting for one; a server that is busy is given its time. */
const isEarly = (item: OutboxItem, now: number, force: boolean): boolean =>
  dueAt(item, now) > now && !(force && item.reason === 'offline');

/** A network that is back may need a moment more: it is tried again soon, not as seldom as while there was none. */
const anew = (item: OutboxItem): OutboxItem => (item.reason === 'offline' ? { ...item, attempts: 0 } : item);

async function passOnce(force: boolean): Promise<void> {
  const session = await readOutboxSession();
  const blocked = new Set<string>();
  let isDead = false;
  let isCut = false;
  let isReached = force;
  let isPassedOver = false;
  for (const item of (await allItems()).filter(isWaiting)) {
    const now = Date.now();
    if (isExpired(item, now)) {
      await replaceItem({ ...item, state: 'failed', reason: 'expired' });
      continue;
    }
    if (item.owner !== null && (isDead || item.owner !== session?.user_id)) {
      // Its person's log-in is all that it waits for from now on.
      if (item.state !== 'held')
        await replaceItem({ ...item, state: 'held', reason: 'signed_out', nextAt: 0 });
      continue;
    }
    if (isCut || blocked.has(item.lane)) {
      // Who has just enqueued it hears at once that it waits.
      if (item.attempts === 0) announce({ type: 'changed', item });
      continue;
    }
    if (isEarly(item, now, isReached)) {
      blocked.add(item.lane);
      isPassedOver = true;
      continue;
    }
    if (!(await replaceItem({ ...item, state: 'sending' }))) continue;
    const answer = await deliver(item, session);
    isReached ||= answer.kind === 'answered';
    const after = afterAnswer(force ? anew(item) : item, answer, Date.now());
    // Cancelled while it was on its way: what the server did is told, but nothing is shown as waiting again.
    await replaceItem(after.item);
    if (after.settled && answer.kind === 'answered') {
      announce({ type: 'settled', item: after.item, status: answer.status, body: answer.body });
    } else blocked.add(item.lane);
    // The token is no longer known: one question was enough for everything of this person.
    if (after.item.state === 'held') isDead = true;
    isCut ||= after.stop;
  }
  // What carried a later item carries those that still waited for a network.
  if (isReached && isPassedOver && !force) await passOnce(true);
}

/** Tries to send everything that may go now; with force also what only waits for a network. */
export function drainOutbox(force: boolean): Promise<void> {
  if (running) {
    askedAgain = { force: force || askedAgain?.force === true };
    return running;
  }
  running = exclusively('outbox-drain', () => passOnce(force)).finally(() => {
    running = undefined;
    const again = askedAgain;
    askedAgain = undefined;
    return again && drainOutbox(again.force);
  });
  return running;
}

/** Whether anything could still be sent without the person doing something. */
export const somethingWaits = async (): Promise<boolean> =>
  (await allItems()).some(({ state }) => state === 'queued' || state === 'sending');
