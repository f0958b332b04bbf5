/**
 * A search reads the words of a thousand jobs, and unpacking them by lz4 takes a quarter of the time. Words that are
 * stored stay as they are until they are written next; the embedded database has no lz4.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`
    select from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`.execute(db);
  if (rows.length > 0) await sql`alter table jobs alter search set compression lz4`.execute(db);
}
