/** Sessions, each stored as the digest of its token. http/api/register-api.ts finds callers by them. */
import { sql } from 'kysely';
import { type Session } from '#contract/devices.ts';
import { sessionsMaximum } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { isActive } from '#server/http/api/session-tokens.ts';
import { moveSubscriptions } from '#server/push/subscription-store.ts';
import { newToken, tokenDigest } from '#server/http/api/session-tokens.ts';
import { addEvents } from './security-event-store.ts';

type NewSession = { user_id: number; remembered: boolean; device: string };

/** Returns the token, of which only the digest is stored. Beyond `sessionsMaximum` the least recently used session ends. */
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
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('token_hash', 'in', (least) =>
      least
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', user_id)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(sessionsMaximum),
    )
    .execute();
  return token;
}

/** The id that the owner sees: a hash of the digest, from which neither digest nor token can be derived. */
const publicId = sql<string>`left(encode(sha256(convert_to('session ' || token_hash, 'UTF8')), 'hex'), 32)`;

type Owner = Pick<Caller, 'user_id' | 'session'>;

/** The user's active sessions: the caller's own first, then the most recently used. */
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
    .limit(sessionsMaximum)
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

/** Does nothing if the session is closed already. */
export async function closeSession(db: Db, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', session).execute();
}

/** Undefined if the user has no active session with that id. Also deletes its push subscriptions. */
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

/** Tables of what a session can add to the account. */
const addedTables = [
  'recovery_codes',
  'phones',
  'cv_links',
  'telegram_codes',
  'telegram_chats',
  'telegram_phone_requests',
] as const;

/**
 * Replaces the token of a session, which retains its age, push subscriptions and what it added. Returns the token, of which only the
 * digest is stored. With `remembered` it lasts as long as that of a remembered log-in.
 */
export async function renewSession(trx: Db, session: string, remembered?: true): Promise<string> {
  const token = newToken();
  const renewed = tokenDigest(token);
  await sql`
    insert into sessions (token_hash, user_id, remembered, device, created_at, last_used_at)
    select ${renewed}, user_id, remembered or ${remembered ?? false}, device, created_at, last_used_at
    from sessions where token_hash = ${session}`.execute(trx);
  await moveSubscriptions(trx, session, renewed);
  for (const table of addedTables)
    await trx
      .updateTable(table)
      .set({ added_by: renewed })
      .where('added_by', '=', session)
      .where('user_id', '=', (eb) =>
        eb.selectFrom('sessions').select('sessions.user_id').where('token_hash', '=', renewed),
      )
      .execute();
  await closeSession(trx, session);
  return token;
}

/** Undefined if it was closed. */
export const findSession = (db: Db, session: string): Promise<{ device: string } | undefined> =>
  db.selectFrom('sessions').select('device').where('token_hash', '=', session).executeTakeFirst();

/** A session may have been closed since the request started. */
export const isOpen = async (db: Db, session: string): Promise<boolean> =>
  (await findSession(db, session)) !== undefined;

/**
 * Remembers the caller's session. Returns its new token. Throws `unauthenticated` if the session was closed meanwhile, or
 * replaced by a call at the same time.
 */
export async function rememberSession(db: Db, { user_id, session }: Owner, now: Date): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    const open = await findSession(trx, session);
    if (!open) throw new Failure('unauthenticated');
    await addEvents(trx, [{ user_id, kind: 'session_remembered', device: open.device }], now);
    return renewSession(trx, session, true);
  });
}

/** Closes all other sessions of the user; returns the devices of the active ones. */
export async function closeOtherSessions(
  db: Db,
  { user_id, session }: Owner,
  now: Date,
): Promise<readonly string[]> {
  const closed = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('token_hash', '<>', session)
    .returning(['device', isActive(now).as('was_active')])
    .execute();
  return closed.filter(({ was_active }) => was_active).map(({ device }) => device);
}
