/** The words that stand in jobs, for whoever misspells one (product 7.3). */
import { sql } from 'kysely';
import { formsWithout, isForgivable } from '#contract/search/one-letter.ts';
import { searchedTexts, type SearchedJob } from '#contract/search/searched-texts.ts';
import { vocabularyOf } from '#contract/search/text-index.ts';
import { type Db } from '#server/database/connect.ts';

/** Only of titles and what jobs are filed under: what is forgiven is not looked for elsewhere. */
const wordsOf = (job: SearchedJob): string[] =>
  searchedTexts(job, '').flatMap(({ text, isOption }) => (isOption ? [] : [...vocabularyOf(text)]));

/** Remembers the words of jobs. They stay when the jobs go: they are words still. */
export async function noteWords(trx: Db, jobs: readonly SearchedJob[]): Promise<void> {
  // In order, so that two who write at once do not wait for each other.
  const words = [...new Set(jobs.flatMap(wordsOf))].filter(isForgivable).sort();
  if (words.length === 0) return;
  const noted = words.map((word) => ({ word, found_by: formsWithout(word) }));
  await sql`
    insert into search_words (word, found_by)
    select word, array(select jsonb_array_elements_text(noted.found_by))
    from jsonb_to_recordset(${JSON.stringify(noted)}::text::jsonb) as noted (word text, found_by jsonb)
    where not exists (select from search_words known where known.word = noted.word)
    order by word
    on conflict do nothing`.execute(trx);
}

/** More than one letter apart are among them; which are meant is for the caller to see. */
const mostAlike = 200;

/** The words that may be meant by misspelled ones. */
export async function wordsLike(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where(sql<boolean>`found_by && ${words.flatMap(formsWithout)}::text[]`)
    .orderBy('word')
    .limit(mostAlike)
    .execute();
  return rows.map(({ word }) => word);
}
