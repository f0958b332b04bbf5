/** Pictures by their content (product 3.14): the same bytes are one picture, whoever sent them. */
import { hash } from 'node:crypto';
import { type Db } from '#server/database/connect.ts';

/** A picture, and the same for lines of text. */
export type Picture = { readonly content: Uint8Array; readonly small: Uint8Array };

/** Gives its hash. What housekeeping was about to take is kept: it is in use again. */
export async function storePicture(db: Db, { content, small }: Picture, now: Date): Promise<string> {
  const digest = hash('sha256', content, 'hex');
  await db
    .insertInto('pictures')
    .values({ hash: digest, content, small, stored_at: now })
    .onConflict((known) => known.column('hash').doUpdateSet({ stored_at: now }))
    .execute();
  return digest;
}

/** Undefined where there is none. */
export async function readPicture(db: Db, digest: string, size: keyof Picture): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select((eb) => eb.ref(size).as('bytes'))
    .where('hash', '=', digest)
    .executeTakeFirst();
  return row && Buffer.from(row.bytes);
}
