/** Distinguishes demo accounts from real ones. */
import { type RawBuilder, sql } from 'kysely';

/** Key in `meta` of the time when demo data was inserted. */
export const seededKey = 'seeded';

/** Whether the account in that column is real. Demo data only goes into an empty database, so its accounts are older than that time. */
export const isReal = (account: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from users where users.id = ${sql.ref(account)} and users.created_at >= coalesce(
    (select value::timestamptz from meta where key = ${sql.lit(seededKey)}), '-infinity'
  ))`;
