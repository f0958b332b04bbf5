/** Company logos, stored by the hash of their content (product 3.14). */
import { hash } from 'node:crypto';
import { type Db } from '#server/database/connect.ts';

/** `small` is for lists. */
export type Picture = { readonly content: Uint8Array; readonly small: Uint8Array };

/** Returns the hash. Storing a picture again renews its age, so that housekeeping does not delete it. */
export async function storePicture(db: Db, { content, small }: Picture, now: Date): Promise<string> {
  const digest = hash('sha256', content, 'hex');
  await db
    .insertInto('pictures')
    .values({ hash: digest, content, small, stored_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ stored_at: now }))
    .execute();
  return digest;
}

export async function readPicture(db: Db, digest: string, size: keyof Picture): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select((eb) => eb.ref(size).as('bytes'))
    .where('hash', '=', digest)
    .executeTakeFirst();
  return row && Buffer.from(row.bytes);
}
