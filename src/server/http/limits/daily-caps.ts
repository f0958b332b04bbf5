/** How much one account may do in a day, counted from what it did: a restart forgets nothing. */
import { Failure } from '#server/http/api/failures.ts';
import { dayMs, secondMs } from '#server/http/clock.ts';
import { type dailyCaps } from './rules.ts';

/** Undefined where nothing is limited. */
export type DailyCaps = Readonly<Record<keyof typeof dailyCaps, number>> | undefined;

/**
 * Throws `daily_limit` when there is no room for one more.
 * @param reached when the one was made that takes the last place, if there are so many
 */
export function insistOnRoomToday(reached: Date | undefined, now: Date): void {
  const waitMs = reached === undefined ? 0 : reached.getTime() + dayMs - now.getTime();
  if (waitMs > 0) throw new Failure('daily_limit', { retryAfter: Math.ceil(waitMs / secondMs) });
}
