/** When recurring tasks run (product 7.20). Every node computes the same times. */
import { dayMs, hourMs, minuteMs } from '#server/http/clock.ts';

/** Cambodia is seven hours ahead of UTC, all year. */
const cambodiaMs = 7 * hourMs;

/** At multiples of `ms`. */
export const every =
  (ms: number) =>
  (after: Date): Date =>
    new Date((Math.floor(after.getTime() / ms) + 1) * ms);

/** 1970 began on a Thursday. */
const mondayMs = 4 * dayMs;

/** At a time in Cambodia, such as '18:00', every so many days. */
function at(time: string, everyMs: number, startMs = 0): (after: Date) => Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const first = startMs + hours * hourMs + minutes * minuteMs - cambodiaMs;
  return (after) => new Date((Math.floor((after.getTime() - first) / everyMs) + 1) * everyMs + first);
}

export const dailyAt = (time: string) => at(time, dayMs);
export const mondaysAt = (time: string) => at(time, 7 * dayMs, mondayMs);
