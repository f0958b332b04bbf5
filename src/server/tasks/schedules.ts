/** When recurring tasks run (product 7.20). Every node computes the same times. */
import { dayMs, hourMs, minuteMs } from '#server/http/clock.ts';

/** Cambodia is seven hours ahead of UTC, all year. */
const cambodiaMs = 7 * hourMs;

/** At multiples of `ms`. */
export const every =
  (ms: number) =>
  (after: Date): Date =>
    new Date((Math.floor(after.getTime() / ms) + 1) * ms);

/** Daily at a time in Cambodia, such as '18:00'. */
export function dailyAt(time: string): (after: Date) => Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const ofDay = hours * hourMs + minutes * minuteMs - cambodiaMs;
  return (after) => new Date((Math.floor((after.getTime() - ofDay) / dayMs) + 1) * dayMs + ofDay);
}
