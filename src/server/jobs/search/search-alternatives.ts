/** Proposes alternatives to a search that found nothing (product 7.37). Each is tried first. */
import * as z from 'zod/mini';
import { type JobsQuery } from '#contract/jobs.ts';
import { type Province, provinces } from '#contract/places.ts';
import { type Alternative, maximumAlternatives } from '#contract/search-help.ts';
import { type Clause } from '#search/parse-keyword.ts';
import { respelledKeywords, shortenedKeywords, unknownWordsOf } from '#search/spelling.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
import { type Db } from '#server/database/connect.ts';
import { clausesOf } from '#server/search/search-query.ts';
import { fairlySimilarWords } from '#server/search/word-store.ts';
import { findJobs } from './job-search.ts';

const firstPage = { page: 0, sort: 'Relevance' } as const;
const withoutFilters = firstPage as JobsQuery;

/** After this time no further search is tried: people look at what was found, or have left. */
const enoughMs = 1_500;

/** Closest first, at most `maximumAlternatives`. Each finds jobs, of which only number and place are used. */
export async function findAlternatives(db: Db, failed: JobsQuery): Promise<Alternative[]> {
  const clauses = clausesOf(failed.keyword) ?? [];
  if (clauses === 'nothing') return [];
  const query: JobsQuery = { ...failed, ...firstPage };
  const found: Alternative[] = [];
  const end = performance.now() + enoughMs;
  const tryQuery = async (kind: Alternative['kind'], changed: JobsQuery) => {
    if (found.length >= maximumAlternatives || performance.now() > end) return;
    const { count } = await findJobs(db, changed, false);
    const { keyword, province } = changed;
    const isElsewhere = kind === 'place' && province !== undefined && province !== 'unknown';
    if (count > 0) found.push({ kind, keyword, count, ...(isElsewhere ? { province } : {}) });
  };
  const respelled = await respell(db, clauses);
  for (const keyword of respelled) await tryQuery('spelling', { ...query, keyword });
  // A corrected spelling may find no jobs in that place either.
  for (const keyword of [query.keyword, ...respelled.slice(0, 1)]) {
    if (query.province !== undefined || query.location !== undefined) {
      const anyPlace: JobsQuery = { ...query, keyword, province: undefined, location: undefined };
      await tryQuery('place', { ...anyPlace, province: await mostCommonProvince(db, anyPlace) });
    }
    if (keyword) await tryQuery('anywhere', { ...withoutFilters, keyword });
    if (found.length > 0) break;
  }
  for (const keyword of shortenedKeywords(clauses)) await tryQuery('fewer', { ...query, keyword });
  return found;
}

async function respell(db: Db, clauses: readonly Clause[]): Promise<string[]> {
  const unknownWords = unknownWordsOf(clauses);
  if (unknownWords.length === 0) return [];
  const words = await fairlySimilarWords(db, unknownWords);
  return respelledKeywords(clauses, new Set([...dictionary().knownWords, ...words]));
}

const cards = z.array(z.object({ province: z.nullable(z.enum(provinces)) }));

/** Among the jobs on the first page; undefined if none has a province. */
async function mostCommonProvince(db: Db, query: JobsQuery): Promise<Province | undefined> {
  const { json } = await findJobs(db, query, false);
  const counts = new Map<Province, number>();
  for (const { province } of z.parse(cards, JSON.parse(json)))
    if (province) counts.set(province, (counts.get(province) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
