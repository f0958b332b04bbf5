/** The words of jobs, to correct typos with (product 7.3, 7.37). */
import { sql } from 'kysely';
import { deletionsOf, isTypoCandidate, lettersOf } from '#search/edit-distance.ts';
import { allNamesOf } from '#occupations/all-names.ts';
import { searchedTexts, type SearchedJob } from '#search/searched-fields.ts';
import { vocabularyOf } from '#search/text-index.ts';
import { segmentWords } from '#search/tokenizer.ts';
import { type Db } from '#server/database/connect.ts';
import { quote } from './search-vector.ts';

type WordedJob = SearchedJob & { readonly occupation?: string | null };

/** Words of titles and fields only: rewrites don't search descriptions. */
const wordsOfJob = (job: WordedJob): string[] =>
  searchedTexts(job, [], allNamesOf(job.occupation)).flatMap(({ text, isOption }) =>
    isOption ? [] : [...vocabularyOf(text)],
  );
/** Sorted, so that two concurrent inserts lock in the same order. */
const wordsOf = (jobs: readonly WordedJob[]): string[] =>
  [...new Set(jobs.flatMap(wordsOfJob))].filter(isTypoCandidate).sort();

export async function addWords(trx: Db, jobs: readonly WordedJob[]): Promise<void> {
  const words = wordsOf(jobs);
  if (words.length === 0) return;
  const rows = words.map((word) => ({ word, found_by: deletionsOf(word) }));
  await sql`
    insert into search_words (word, found_by)
    select word, array(select jsonb_array_elements_text(added.found_by))
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as added (word text, found_by jsonb)
    where not exists (select from search_words known where known.word = added.word)
    order by word
    on conflict do nothing`.execute(trx);
}

/** Deletes those words of deleted or edited jobs that no other job has, because they may be someone's name. */
export async function deleteUnusedWords(trx: Db, jobs: readonly WordedJob[]): Promise<void> {
  const words = wordsOf(jobs);
  if (words.length === 0) return;
  const rows = words.map((word) => ({ word, query: segmentWords(word).map(quote).join(' & ') }));
  await sql`
    delete from search_words using jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as deleted (word text, query text)
    where search_words.word = deleted.word
      and not exists (select from jobs where search @@ deleted.query::tsquery)`.execute(trx);
}

const maxSimilar = 200;

/** The words that may be one edit from one of these; some are further, so the caller has to compare them. */
export async function similarWords(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  // A row for each deletion: for an array, PostgreSQL would estimate that most words match, and compare all of them.
  const { rows } = await sql<{ word: string }>`
    select distinct word from unnest(${words.flatMap(deletionsOf)}::text[]) as deletion
    join search_words on found_by @> array[deletion] order by word limit ${sql.lit(maxSimilar)}`.execute(db);
  return rows.map(({ word }) => word);
}

/** People rarely misspell the first letters. */
const samePrefixLength = 2;
const maxLengthDifference = 4;
const maxWithPrefix = 500;

/** The words that may be two edits from one of these; most are further, so the caller has to compare them. */
export async function fairlySimilarWords(db: Db, words: readonly string[]): Promise<string[]> {
  const found = await similarWords(db, words);
  for (const word of words) {
    const prefix = lettersOf(word).slice(0, samePrefixLength).join('');
    const [min, max] = [word.length - maxLengthDifference, word.length + maxLengthDifference];
    const rows = await db
      .selectFrom('search_words')
      .select('word')
      .where('word', 'like', `${prefix}%`)
      .where((is) => is.between(is.fn<number>('length', ['word']), min, max))
      .limit(maxWithPrefix)
      .execute();
    found.push(...rows.map((row) => row.word));
  }
  return found;
}
