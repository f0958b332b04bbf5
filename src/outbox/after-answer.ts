/** Computes the state of an item after an attempt to send it. */
import { type OutboxItem } from '#contract/outbox-item.ts';
import { type Answer, failureIn, isSuccess } from '#transport/send-call.ts';

type AfterAnswer = {
  readonly item: OutboxItem;
  /** End the pass, because other items would fail, too. */
  readonly stop: boolean;
  /** The server accepted or finally refused it. */
  readonly settled: boolean;
};

const minDelayMs = 500;
const maxDelayMs = 60_000;
export const maxAgeMs = 7 * 24 * 3_600_000;

/** The delay after the given number of attempts: doubled each time, at most a minute. */
export const backOffMs = (attempts: number): number => Math.min(maxDelayMs, minDelayMs * 2 ** attempts);

/** The time of the next attempt. An item created in the future is due, because the device's clock has gone back since. */
export const dueAt = ({ createdAt, nextAt }: OutboxItem, now: number): number =>
  createdAt > now && nextAt > now + maxDelayMs ? now : nextAt;

/** A proxy or a network's log-in page that replies instead sends no request id, and no failure of ours. */
export const isFromServer = ({ status, body, hasRequestId }: Answer & { kind: 'answered' }): boolean =>
  hasRequestId || (!isSuccess(status) && failureIn(body).message !== undefined);

const isTemporary = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

export function afterAnswer(before: OutboxItem, answer: Answer, now: number): AfterAnswer {
  const attempts = before.attempts + 1;
  const next = (state: OutboxItem['state'], reason: string | null, delayMs?: number): OutboxItem => ({
    ...before,
    state,
    reason,
    attempts,
    nextAt: delayMs === undefined ? 0 : now + delayMs,
  });
  if (answer.kind === 'none') {
    return { item: next('queued', 'offline', backOffMs(attempts)), stop: true, settled: false };
  }
  const { status, body, retryAfterSeconds = 0 } = answer;
  if (isSuccess(status)) return { item: next('sent', null), stop: false, settled: true };
  if (status === 401) return { item: next('held', 'signed_out'), stop: false, settled: false };
  const { code = 'internal' } = failureIn(body);
  if (isTemporary(status) || code === 'in_progress') {
    const delayMs = Math.max(retryAfterSeconds * 1_000, backOffMs(attempts));
    return { item: next('queued', code, delayMs), stop: false, settled: false };
  }
  return { item: next('failed', code), stop: false, settled: true };
}

export const isExpired = (item: OutboxItem, now: number): boolean => now - item.createdAt > maxAgeMs;
