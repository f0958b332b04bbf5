/** How far back a session that still lives may reach (product 6.2). */
import { sessionDays, sessionDaysInAll, unrememberedHours } from '#contract/limits.ts';
import { dayMs, hourMs } from '#server/http/clock.ts';

export const sessionBounds = (now: number) => ({
  usedSince: new Date(now - sessionDays * dayMs),
  openedSince: new Date(now - sessionDaysInAll * dayMs),
  openedSinceUnremembered: new Date(now - unrememberedHours * hourMs),
});
