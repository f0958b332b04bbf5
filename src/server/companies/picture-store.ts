/** Pictures by their content (product 3.14): the same bytes are one picture, whoever sent them. */
import { hash } from 'node:crypto';
import { type Db } from '#server/database/connect.ts';

/** Gives its hash. What housekeeping was about to take is kept: it is in use again. */
export async function storePicture(db: Db, content: Uint8Array, now: Date): Promise<string> {
  const digest = hash('sha256', content, 'hex');
  await db
    .insertInto('pictures')
    .values({ hash: digest, content, stored_at: now })
    .onConflict((known) => known.column('hash').doUpdateSet({ stored_at: now }))
    .execute();
  return digest;
}

/** Undefined where there is none. */
export async function readPicture(db: Db, digest: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('pictures').select('content').where('hash', '=', digest).executeTakeFirst();
  return row && Buffer.from(row.content);
}
