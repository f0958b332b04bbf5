/**
 * Which searches may find a job, without a look at each search (product 7.22): a search is stored under its most
 * selective term, a job is looked up by all that it has.
 */
import { sql } from 'kysely';
import { type JobsQuery } from '#contract/jobs.ts';
import { type Db } from '#server/database/connect.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { keysOfKeyword, keysOfLexemes } from '#server/search/search-keys.ts';
import { filtersOf, keyOf } from './job-filters.ts';

/** A search that narrows by nothing that has a key. */
const anyJob = 'any';
/** A word is more selective than a value of the longest list. */
const keywordNarrows = 50;

/** The keys of which a job that the search finds has one; none where it finds nothing. */
export function keysOfSearch(query: JobsQuery): string[] {
  const filters = filtersOf(query);
  if (filters === 'nothing') return [];
  const narrowing = filters.map(({ keys, narrows }) => ({ keys, narrows }));
  if (query.keyword !== '') narrowing.push({ keys: keysOfKeyword(query.keyword), narrows: keywordNarrows });
  const [best] = narrowing.sort((one, other) => other.narrows - one.narrows);
  return best === undefined || best.narrows === 0 ? [anyJob] : [...best.keys];
}

const named = ['industry', 'level', 'category', 'job_type', 'location', 'province'] as const;
export type KeyedJob = ChangedJob & { readonly keys: readonly string[] };

/** What a job is, and the keys of all searches that may find it; undefined for one that nobody sees or that is closed. */
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

/** Whether the job may be found by the search, by what can be seen without the database. */
export function mayFind(query: JobsQuery, job: ChangedJob): boolean {
  const filters = filtersOf(query);
  return filters !== 'nothing' && filters.every(({ mayPass }) => mayPass(job));
}
