/** When applications were made that were taken back since: they count towards the applications of a day. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawals (
      user_id bigint not null references users on delete cascade,
      date_added timestamptz not null
    )`.execute(db);
  await sql`create index withdrawals_of_person on withdrawals (user_id, date_added)`.execute(db);
}
