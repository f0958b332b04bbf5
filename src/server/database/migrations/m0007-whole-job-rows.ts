/** A job's row holds all that lists, searches and most jobs in full read: what lies beside it costs a search for each piece. */
import { type Kysely, sql } from 'kysely';

/** In bytes: two rows of this size fill a page. Of a longer row the long texts go first, the words of the search last. */
const wholeUpTo = 4_080;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
    alter search set storage main, alter search_clusters set storage main,
    set (toast_tuple_target = ${sql.lit(wholeUpTo)})`.execute(db);
}
