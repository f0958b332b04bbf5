/** When recurring tasks run (product 7.20): moments that are the same for every node. */
import { dayMs, hourMs, minuteMs } from '#server/http/clock.ts';

/** Cambodia is seven hours ahead of UTC, all year. */
const cambodiaMs = 7 * hourMs;

/** Every so often, at round moments. */
export const every =
  (ms: number) =>
  (after: Date): Date =>
    new Date((Math.floor(after.getTime() / ms) + 1) * ms);

/** At this time of the day in Cambodia, such as '18:00'. */
export function dailyAt(time: string): (after: Date) => Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const ofDay = hours * hourMs + minutes * minuteMs - cambodiaMs;
  return (after) => new Date((Math.floor((after.getTime() - ofDay) / dayMs) + 1) * dayMs + ofDay);
}
