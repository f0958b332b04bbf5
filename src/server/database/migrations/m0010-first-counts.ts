/**
 * What was there before it was counted. A migration of its own, so that nobody who writes waits while it counts: rows
 * that come meanwhile are counted by the triggers, and one statement sees of both either all or nothing.
 */
import { type Kysely, sql } from 'kysely';

export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`
    insert into counts (counted, amount)
    select counted, sum(amount) from (
      select 'job' as counted, count(*) as amount from jobs
      union all select acc_type, count(*) from users group by acc_type
      union all select counted, -amount from counts
    ) as missing
    group by counted`.execute(db);
}
