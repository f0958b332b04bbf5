/** One thing that somebody wants, and its repetitions: as the app does it while the server cannot be reached. */
import { setTimeout } from 'node:timers/promises';

export type Wish = {
  readonly began: number;
  /** Until it was answered, its repetitions included. */
  readonly ms: number;
  readonly tries: number;
  /** False where it was given up, or refused. */
  readonly isDone: boolean;
};

/** `status` is 0 where there was no answer. */
export type Answered = { readonly status: number; readonly body: unknown };

const retryMs = 250;
const noAnswer: Answered = { status: 0, body: undefined };

/** The server had no say in it, or says that it has none at the moment (outbox/after-answer.ts). */
export const isPassing = ({ status, body }: Answered): boolean =>
  status === 0 ||
  status >= 500 ||
  [408, 425, 429].includes(status) ||
  (status === 409 && (body as { code?: string } | undefined)?.code === 'in_progress');

export const isSuccess = ({ status }: Answered): boolean => status >= 200 && status < 300;

/** @param send rejects where there is no answer */
export async function wish(
  send: () => Promise<Answered>,
  patienceMs: number,
): Promise<{ readonly wish: Wish; readonly answer: Answered }> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    const answer = await send().catch(() => noAnswer);
    const ms = performance.now() - began;
    if (!isPassing(answer) || ms > patienceMs)
      return { wish: { began, ms, tries, isDone: isSuccess(answer) }, answer };
    await setTimeout(retryMs);
  }
}
