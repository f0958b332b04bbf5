/** What is announced is gone on with by a task, also what nodes of before have begun. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into tasks (kind, key) select 'announcements', 'all' where exists (select from announcements)
    on conflict (kind, key) do nothing`.execute(db);
}
