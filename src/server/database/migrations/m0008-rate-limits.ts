/**
 * The counts of rate-limiter-flexible, in the columns that it expects. The table rate_limits stays for nodes of the
 * version before, which may run beside new ones; a later migration may drop it.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limit_points (
      key text primary key,
      points integer not null,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limit_points_oldest on rate_limit_points (expire)`.execute(db);
  await sql`delete from rate_limits`.execute(db);
}
