/** Words that stand in jobs, by their forms without one letter: who misspells a word by one letter shares one of them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_words (
      word text collate "C" primary key,
      found_by text[] collate "C" not null
    )`.execute(db);
  await sql`create index search_words_found_by on search_words using gin (found_by) with (fastupdate = off)`.execute(
    db,
  );
}
