/** How far back a session that still lives may reach (product 6.2), and when it is written that it was used. */
import { type RawBuilder, sql } from 'kysely';
import { sessionDays, sessionDaysInAll, unrememberedHours } from '#contract/limits.ts';
import { dayInCambodia } from '#contract/days.ts';
import { dayMs, hourMs } from '#server/http/clock.ts';

export const sessionBounds = (now: number) => ({
  usedSince: new Date(now - sessionDays * dayMs),
  openedSince: new Date(now - sessionDaysInAll * dayMs),
  openedSinceUnremembered: new Date(now - unrememberedHours * hourMs),
});

/** What a row of `sessions` must be to let anybody in. */
export function isLiving(now: Date): RawBuilder<boolean> {
  const { usedSince, openedSince, openedSinceUnremembered } = sessionBounds(now.getTime());
  return sql`(sessions.last_used_at > ${usedSince} and sessions.created_at > ${openedSince}
    and (sessions.remembered or sessions.created_at > ${openedSinceUnremembered}))`;
}

/** Once for each day in Cambodia: nobody is shown more than the day. */
export const isFirstUseOfDay = (lastUsed: Date, now: Date): boolean =>
  dayInCambodia(0, lastUsed.getTime()) < dayInCambodia(0, now.getTime());
