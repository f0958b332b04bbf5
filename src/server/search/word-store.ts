/** The words that stand in jobs, for whoever misspells one (product 7.3). */
import { sql } from 'kysely';
import { formsWithout, isForgivable } from '#search/one-letter.ts';
import { searchedTexts, type SearchedJob } from '#search/searched-texts.ts';
import { vocabularyOf } from '#search/text-index.ts';
import { dictionaryWords } from '#search/words.ts';
import { type Db } from '#server/database/connect.ts';
import { quote } from './tokens.ts';

/** Only of titles and what jobs are filed under: what is forgiven is not looked for elsewhere. */
const wordsOf = (job: SearchedJob): string[] =>
  searchedTexts(job, []).flatMap(({ text, isOption }) => (isOption ? [] : [...vocabularyOf(text)]));
/** In order, so that two who write at once do not wait for each other. */
const wordsOfAll = (jobs: readonly SearchedJob[]): string[] =>
  [...new Set(jobs.flatMap(wordsOf))].filter(isForgivable).sort();

/** Remembers the words of jobs. */
export async function noteWords(trx: Db, jobs: readonly SearchedJob[]): Promise<void> {
  const words = wordsOfAll(jobs);
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

/** Forgets those words of jobs that are gone or changed which no other job has: they may be somebody's name. */
export async function forgetWords(trx: Db, jobs: readonly SearchedJob[]): Promise<void> {
  const words = wordsOfAll(jobs);
  if (words.length === 0) return;
  const sought = words.map((word) => ({ word, sought: dictionaryWords(word).map(quote).join(' & ') }));
  await sql`
    delete from search_words using jsonb_to_recordset(${JSON.stringify(sought)}::text::jsonb)
      as forgotten (word text, sought text)
    where search_words.word = forgotten.word
      and not exists (select from jobs where search @@ forgotten.sought::tsquery)`.execute(trx);
}

/** More than one letter apart are among them; which are meant is for the caller to see. */
const mostAlike = 200;

/** The words that may be meant by misspelled ones. */
export async function wordsLike(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  // By themselves first: for the order and the limit PostgreSQL would else read all words from the first one on.
  const rows = await db
    .with(
      (cte) => cte('alike').materialized(),
      (query) =>
        query
          .selectFrom('search_words')
          .select('word')
          .where(sql<boolean>`found_by && ${words.flatMap(formsWithout)}::text[]`),
    )
    .selectFrom('alike')
    .select('word')
    .orderBy('word')
    .limit(mostAlike)
    .execute();
  return rows.map(({ word }) => word);
}
