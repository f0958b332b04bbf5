/** Challenges that browsers are to sign (product 7.36): known to every node, for five minutes, for one answer. */
import { type Db } from '#server/database/connect.ts';
import { minuteMs } from '#server/http/clock.ts';

const lifeMs = 5 * minuteMs;

/** For somebody who adds a passkey, with the handle that it will carry; null for who logs in, whoever that is. */
type Whose = { readonly user_id: number; readonly user_handle: string } | null;

export async function keepChallenge(db: Db, challenge: string, whose: Whose, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + lifeMs);
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, expires_at, ...(whose ?? { user_id: null, user_handle: null }) })
    .execute();
}

/** Uses it up, whatever comes of it. Undefined where it was used, is too old, or is somebody else's. */
export async function useChallenge(
  db: Db,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<{ user_handle: string | null } | undefined> {
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('user_handle')
    .executeTakeFirst();
}
