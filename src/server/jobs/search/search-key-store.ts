/**
 * Keys by which the saved searches that may find a job are looked up (product 7.22). A search is stored under the keys of
 * its most selective filter; a job has a key for each of its values and words.
 */
import { sql } from 'kysely';
import { type JobsQuery } from '#contract/jobs.ts';
import { type Db } from '#server/database/connect.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { keysOfKeyword, keysOfLexemes } from '#server/search/search-keys.ts';
import { filtersOf, keyOf } from './job-filters.ts';

/** The key of searches whose filters have none, and of every job. */
const anyJob = 'any';
/** A word is more selective than a value of the longest list. */
const keywordSelectivity = 50;

/** Every job that the search finds has one of these keys. Empty if it finds nothing. */
export function keysOfSearch(query: JobsQuery): string[] {
  const filters = filtersOf(query);
  if (filters === 'nothing') return [];
  const candidates = filters.map(({ keys, selectivity }) => ({ keys, selectivity }));
  if (query.keyword !== '')
    candidates.push({ keys: keysOfKeyword(query.keyword), selectivity: keywordSelectivity });
  const [best] = candidates.sort((one, other) => other.selectivity - one.selectivity);
  return best === undefined || best.selectivity === 0 ? [anyJob] : [...best.keys];
}

const named = ['industry', 'level', 'category', 'job_type', 'location', 'province', 'occupation'] as const;
type KeyedJob = ChangedJob & { readonly keys: readonly string[] };

/** A job with the keys of all searches that may find it; undefined if it is missing or its employer is deleted. */
export async function readKeys(db: Db, jobId: number): Promise<KeyedJob | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select([...named, 'employer_id'])
    .select(sql<string[]>`tsvector_to_array(search)`.as('lexemes'))
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const { employer_id, lexemes, ...values } = job;
  if (employer_id === null) return undefined;
  const keys = keysOfLexemes(lexemes);
  for (const name of named) {
    const value = values[name];
    if (value !== null) keys.add(keyOf(name, value));
  }
  keys.add(keyOf('company', employer_id)).add(anyJob);
  return { ...values, keys: [...keys] };
}

/** Whether the search may find the job. Keyword, pay, age, company and status are not checked. */
export function mayFind(query: JobsQuery, job: ChangedJob): boolean {
  const filters = filtersOf(query);
  return filters !== 'nothing' && filters.every(({ mayPass }) => mayPass(job));
}
