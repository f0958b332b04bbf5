/** The cards of m0006, which no version reads any more. The column goes by name alone: no row is written. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs drop column listed`.execute(db);
  await sql`drop function listed_job`.execute(db);
}
