/** Expensive work in turns: a few at a time, and not many for one address, so that nobody waits long for someone else. */
import pLimit from 'p-limit';
import { Failure } from '#server/http/api/call-failures.ts';

type Turns = {
  /** How many run at the same time. */
  readonly atOnce: number;
  /** How many may wait in all. */
  readonly waiting: number;
  /** How many may run or wait for one address. */
  readonly ofOneAddress: number;
};

/** Returns a function that runs work when it is its turn. It throws `unavailable` if too much waits already. */
export function createTurns({ atOnce, waiting, ofOneAddress }: Turns) {
  const turn = pLimit(atOnce);
  const counts = new Map<string, number>();
  return async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    const own = counts.get(address) ?? 0;
    if (turn.pendingCount >= waiting || own >= ofOneAddress)
      throw new Failure('unavailable', { retryAfter: 5 });
    counts.set(address, own + 1);
    try {
      return await turn(work);
    } finally {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    }
  };
}
