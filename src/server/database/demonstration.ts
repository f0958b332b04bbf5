/** Tells the demonstration's people, who are invented, from real ones. */
import { type RawBuilder, sql } from 'kysely';

/** The key in `meta` of when the demonstration was put in. */
export const seededKey = 'seeded';

/** Whether the account in that column is real: only an empty database is filled, so the invented people are older than the mark. */
export const isReal = (account: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from users where users.id = ${sql.ref(account)} and users.created_at >= coalesce(
    (select value::timestamptz from meta where key = ${sql.lit(seededKey)}), '-infinity'
  ))`;
