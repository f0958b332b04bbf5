/** Distinguishes demonstration accounts from real ones, for search engines, sitemaps and seeding. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type Tables } from '#server/database/tables.ts';

/** Key in `meta` of the time when demo data was inserted. */
export const seededKey = 'seeded';

/** Whether the account in that column is real. Demo data only goes into an empty database, so its accounts are older than that time. */
export const isReal = (account: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from users where users.id = ${sql.ref(account)} and users.created_at >= coalesce(
    (select value::timestamptz from meta where key = ${sql.lit(seededKey)}), '-infinity'
  ))`;

/** Advisory lock: one node seeds or clears the database while the others wait. */
const seedLock = 4_180;

export async function lockSeed(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedLock}::bigint)`.execute(trx);
}

/** When the database was seeded; undefined without demo data. */
export async function seededAt(trx: Transaction<Tables>): Promise<Date | undefined> {
  const mark = await trx.selectFrom('meta').select('value').where('key', '=', seededKey).executeTakeFirst();
  return mark && new Date(mark.value);
}
