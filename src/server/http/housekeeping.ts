/** Throws away what has served its time: dead sessions, old request keys, ended limit windows. */
import { idempotencyDays, sessionDays } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { type Clock, dayMs, hourMs } from './clock.ts';

/** Stored a day longer than promised, so that no clock difference between nodes shortens the promise. */
const keyDays = idempotencyDays + 1;

/** One round. Throws DatabaseError; what was thrown away by then stays so. */
export async function tidy(db: Db, clock: Clock): Promise<void> {
  const now = clock().getTime();
  await db
    .deleteFrom('sessions')
    .where('last_used_at', '<=', new Date(now - sessionDays * dayMs))
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now - keyDays * dayMs))
    .execute();
  await db.deleteFrom('rate_limit_points').where('expire', '<=', now).execute();
}

/** Tidies every hour; the function that it returns stops it. A failed round is the next one's work. */
export function startHousekeeping(db: Db, clock: Clock): () => void {
  const timer = setInterval(() => {
    tidy(db, clock).catch(() => undefined);
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
