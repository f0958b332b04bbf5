/** What becomes of a waiting item after one try: pure rules, so that each of them can be tested. */
import { type Receipt } from '#contract/worker-messages.ts';

/** What a try came to. */
export type Answer =
  | { readonly kind: 'no-network' }
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly code: string;
      readonly retryAfterSeconds: number | undefined;
    };

export type Outcome = {
  readonly receipt: Receipt;
  /** Nothing else will get through either: end the pass. */
  readonly stop: boolean;
  /** The server said yes or no for good. */
  readonly settled: boolean;
};

const firstDelayMs = 500;
const longestDelayMs = 60_000;
export const keptMs = 7 * 24 * 3_600_000;

/** How long to wait after the given number of tries: doubled each time, at most a minute. */
export const backOffMs = (attempts: number): number => Math.min(longestDelayMs, firstDelayMs * 2 ** attempts);

const passing = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

/** The item after the answer of one try at the given time. */
export function afterAnswer(item: Receipt, answer: Answer, now: number): Outcome {
  const attempts = item.attempts + 1;
  const wait = (reason: string, delayMs: number): Receipt => ({
    ...item,
    state: 'queued',
    reason,
    attempts,
    nextAt: now + delayMs,
  });
  if (answer.kind === 'no-network')
    return { receipt: wait('offline', backOffMs(attempts)), stop: true, settled: false };
  const { status, code, retryAfterSeconds } = answer;
  if (status >= 200 && status < 300) {
    return {
      receipt: { ...item, state: 'sent', reason: null, attempts, nextAt: 0 },
      stop: false,
      settled: true,
    };
  }
  if (status === 401) {
    return {
      receipt: { ...item, state: 'held', reason: 'signed_out', attempts, nextAt: 0 },
      stop: false,
      settled: false,
    };
  }
  if (passing(status) || code === 'in_progress') {
    const asked = retryAfterSeconds === undefined ? 0 : retryAfterSeconds * 1_000;
    return { receipt: wait(code, Math.max(asked, backOffMs(attempts))), stop: false, settled: false };
  }
  return {
    receipt: { ...item, state: 'failed', reason: code, attempts, nextAt: 0 },
    stop: false,
    settled: true,
  };
}

/** Whether an item waited so long that it is given up, with a reason, never silently. */
export const isExpired = (item: Receipt, now: number): boolean => now - item.createdAt > keptMs;
