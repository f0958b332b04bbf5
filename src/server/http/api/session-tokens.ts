/** Session tokens and their lifetime (product 6.2). Only digests are stored, so that a leaked table opens no account. */
import { createHash, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { sessionDays, sessionDaysInAll, unrememberedHours } from '#contract/limits.ts';
import { dayInCambodia } from '#contract/days.ts';
import { dayMs, hourMs } from '#server/http/clock.ts';

/** 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token of an Authorization header; the scheme may be written in any case (product 6.2). */
export function readBearerToken(header: string | undefined): string | undefined {
  return /^\s*bearer\s+([\w.~+/=-]{1,512})\s*$/i.exec(header ?? '')?.[1];
}

/** The times before which sessions have expired. */
export const sessionBounds = (now: number) => ({
  usedSince: new Date(now - sessionDays * dayMs),
  openedSince: new Date(now - sessionDaysInAll * dayMs),
  openedSinceUnremembered: new Date(now - unrememberedHours * hourMs),
});

/** The condition for sessions that have not expired. */
export function isActive(now: Date): RawBuilder<boolean> {
  const { usedSince, openedSince, openedSinceUnremembered } = sessionBounds(now.getTime());
  return sql`(sessions.last_used_at > ${usedSince} and sessions.created_at > ${openedSince}
    and (sessions.remembered or sessions.created_at > ${openedSinceUnremembered}))`;
}

/** Whether this is the first use on this day in Cambodia. People are shown only the day. */
export const isFirstUseOfDay = (lastUsed: Date, now: Date): boolean =>
  dayInCambodia(0, lastUsed.getTime()) < dayInCambodia(0, now.getTime());
