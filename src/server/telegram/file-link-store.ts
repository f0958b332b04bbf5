/** Files that a link downloads once, without a token: Telegram and the outer browser fetch them for the Mini App (product 7.42). */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { FileReply } from '#server/http/api/call.ts';
import { minuteMs } from '#server/http/clock.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';

const fileLinkMinutes = 5;

export const fileLinkPath = (token: string): string => `/api/file/${token}`;

/** Stores the file and returns the link's token. */
export async function createFileLink(
  db: Db,
  userId: number,
  { name, type, content }: FileReply,
  now: Date,
): Promise<string> {
  if (!(content instanceof Uint8Array)) throw new Error('Streamed files have no links.');
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('file_links')
    .values({
      token_hash: tokenDigest(token),
      user_id: userId,
      name,
      type,
      content,
      expires_at: new Date(now.getTime() + fileLinkMinutes * minuteMs),
    })
    .execute();
  return token;
}

/** The file, which the link gives only once; undefined if there is none any more. */
export async function takeFile(db: Db, token: string, now: Date): Promise<FileReply | undefined> {
  const file = await db
    .deleteFrom('file_links')
    .where('token_hash', '=', tokenDigest(token))
    .where('expires_at', '>', now)
    .returning(['name', 'type', 'content'])
    .executeTakeFirst();
  return file && new FileReply(file.name, file.type, file.content);
}

/** What a HEAD request is answered with: the file stays. */
export const findFile = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('file_links')
    .select(['name', 'type'])
    .select(sql<number>`octet_length(content)`.as('size'))
    .where('token_hash', '=', tokenDigest(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
