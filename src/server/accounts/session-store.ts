/** Sessions: a token each, kept as a digest. Reading them is http/identity.ts. */
import { type Db } from '#server/database/connect.ts';
import { newToken, tokenDigest } from '#server/http/api/session-tokens.ts';

type NewSession = { user_id: number; remembered: boolean };

/** Opens a session and gives its token, which nobody can ever read again. */
export async function openSession(db: Db, { user_id, remembered }: NewSession, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenDigest(token), user_id, remembered, created_at: now, last_used_at: now })
    .execute();
  return token;
}

/** Revokes the token of this session; one that is closed already stays so. */
export async function closeSession(db: Db, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', session).execute();
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

/** Closes every session of the person but this one. */
export async function closeOtherSessions(db: Db, userId: number, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', session).execute();
}
