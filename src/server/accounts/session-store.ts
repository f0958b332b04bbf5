/** Sessions: a token each, kept as a digest. Reading them is http/identity.ts. */
import { sql } from 'kysely';
import { type Session } from '#contract/devices.ts';
import { sessionsShown } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { type Caller } from '#server/http/api/call.ts';
import { isActive } from '#server/http/api/session-tokens.ts';
import { moveDevice } from '#server/push/subscription-store.ts';
import { newToken, tokenDigest } from '#server/http/api/session-tokens.ts';

type NewSession = { user_id: number; remembered: boolean; device: string };

/** Opens a session and gives its token, which nobody can ever read again. */
export async function openSession(
  db: Db,
  { user_id, remembered, device }: NewSession,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenDigest(token),
      user_id,
      remembered,
      device,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  return token;
}

/** What names a session to its owner: made of the digest, from which nobody can go back to it or to the token. */
const publicId = sql<string>`left(encode(sha256(convert_to('session ' || token_hash, 'UTF8')), 'hex'), 32)`;

type Owner = Pick<Caller, 'user_id' | 'session'>;

/** The person's living sessions, the caller's first, then those that were used last. */
export async function listSessions(db: Db, { user_id, session }: Owner, now: Date): Promise<Session[]> {
  const isCurrent = sql<boolean>`token_hash = ${session}`;
  const rows = await db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at', publicId.as('id'), isCurrent.as('current')])
    .where('user_id', '=', user_id)
    .where(isActive(now))
    .orderBy(isCurrent, 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(sessionsShown)
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

/** Revokes the token of this session; one that is closed already stays so. */
export async function closeSession(db: Db, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', session).execute();
}

/** Of one's own only; undefined where there is no such living one. Its pushes go with it. */
export async function closeSessionById(
  db: Db,
  userId: number,
  id: string,
  now: Date,
): Promise<{ device: string } | undefined> {
  return db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(publicId, '=', id)
    .where(isActive(now))
    .returning('device')
    .executeTakeFirst();
}

/**
 * Puts another token in the place of a session's, whose age and pushes stay. Gives the token, which nobody can ever
 * read again.
 */
export async function renewSession(trx: Db, session: string): Promise<string> {
  const token = newToken();
  const renewed = tokenDigest(token);
  await sql`
    insert into sessions (token_hash, user_id, remembered, device, created_at, last_used_at)
    select ${renewed}, user_id, remembered, device, created_at, last_used_at
    from sessions where token_hash = ${session}`.execute(trx);
  await moveDevice(trx, session, renewed);
  await closeSession(trx, session);
  return token;
}

/** Whether a session is still there: it may have been closed since the call began. */
export async function isOpen(db: Db, session: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', session)
    .executeTakeFirst();
  return found !== undefined;
}

/** Closes every session of the person but this one; gives the devices of those that were living. */
export async function closeOtherSessions(
  db: Db,
  { user_id, session }: Owner,
  now: Date,
): Promise<readonly string[]> {
  const closed = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('token_hash', '<>', session)
    .returning(['device', isActive(now).as('was_living')])
    .execute();
  return closed.filter(({ was_living }) => was_living).map(({ device }) => device);
}
