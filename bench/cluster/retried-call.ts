/** One call with its retries, as the app does them while the server cannot be reached. */
import { setTimeout } from 'node:timers/promises';

export type RetriedCall = {
  readonly began: number;
  /** The time until it was answered, including retries. */
  readonly ms: number;
  readonly tries: number;
  /** False if it timed out, or was refused. */
  readonly isDone: boolean;
};

/** `status` is 0 if there was no answer. */
export type Answered = { readonly status: number; readonly body: unknown };

const retryMs = 250;
const noAnswer: Answered = { status: 0, body: undefined };

/** No answer of the server, or a temporary one (outbox/after-answer.ts). */
export const isRetryable = ({ status, body }: Answered): boolean =>
  status === 0 ||
  status >= 500 ||
  [408, 425, 429].includes(status) ||
  (status === 409 && (body as { code?: string } | undefined)?.code === 'in_progress');

export const isSuccess = ({ status }: Answered): boolean => status >= 200 && status < 300;

/** @param send rejects if there is no answer */
export async function retry(
  send: () => Promise<Answered>,
  patienceMs: number,
): Promise<{ readonly call: RetriedCall; readonly answer: Answered }> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    const answer = await send().catch(() => noAnswer);
    const ms = performance.now() - began;
    if (!isRetryable(answer) || ms > patienceMs)
      return { call: { began, ms, tries, isDone: isSuccess(answer) }, answer };
    await setTimeout(retryMs);
  }
}
