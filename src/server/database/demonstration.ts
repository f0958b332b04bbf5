/** Distinguishes demo accounts from real ones. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type Tables } from '#server/database/tables.ts';

/** Names the advisory lock under which one node fills or empties while the others wait. */
const seedLock = 4_180;

/** What tells that a database was filled with the demonstration, and when. */
export async function lockSeed(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedLock}::bigint)`.execute(trx);
}

/** Undefined where the demonstration never was, or is no more. */
export async function seededAt(trx: Transaction<Tables>): Promise<Date | undefined> {
  const mark = await trx.selectFrom('meta').select('value').where('key', '=', seededKey).executeTakeFirst();
  return mark && new Date(mark.value);
}

/** Key in `meta` of the time when demo data was inserted. */
export const seededKey = 'seeded';

/** Whether the account in that column is real. Demo data only goes into an empty database, so its accounts are older than that time. */
export const isReal = (account: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from users where users.id = ${sql.ref(account)} and users.created_at >= coalesce(
    (select value::timestamptz from meta where key = ${sql.lit(seededKey)}), '-infinity'
  ))`;
