/** What to look for instead of what nobody has (product 7.37): each is tried, a first page at a time. */
import * as z from 'zod/mini';
import { type JobsQuery } from '#contract/jobs.ts';
import { type Province, provinces } from '#contract/places.ts';
import { doubtfulWords } from '#search/forgiving.ts';
import { type Part } from '#search/keyword.ts';
import { otherSpellings, withFewerWords } from '#search/nearest-words.ts';
import { type Alternative, alternatives } from '#contract/search-help.ts';
import { type Db } from '#server/database/connect.ts';
import { dictionary } from '#server/search/dictionary.ts';
import { partsSought } from '#server/search/search-condition.ts';
import { findJobs } from './job-search.ts';
import { wordsNear } from './words-near.ts';

/** Finds what there is among the first ones only. */
const firstPage = { page: 0, sort: 'Relevance' } as const;

/** The nearest first; no more than people are shown. */
export async function instead(db: Db, asked: JobsQuery): Promise<Alternative[]> {
  const parts = partsSought(asked.keyword) ?? [];
  if (parts === 'nothing') return [];
  const query: JobsQuery = { ...asked, ...firstPage };
  const found: Alternative[] = [];
  const look = async (kind: Alternative['kind'], changed: JobsQuery) => {
    if (found.length >= alternatives) return;
    const { count } = await findJobs(db, changed);
    const { keyword, province } = changed;
    const isElsewhere = kind === 'place' && province !== undefined && province !== 'unknown';
    if (count > 0) found.push({ kind, keyword, count, ...(isElsewhere ? { province } : {}) });
  };
  const others = await spellings(db, parts);
  for (const keyword of others) await look('spelling', { ...query, keyword });
  // What is spelled wrong may be missing in this place, too.
  for (const keyword of [query.keyword, ...others.slice(0, 1)]) {
    if (query.province !== undefined || query.location !== undefined) {
      const anyPlace: JobsQuery = { ...query, keyword, province: undefined, location: undefined };
      await look('place', { ...anyPlace, province: await likeliestPlace(db, anyPlace) });
    }
    if (keyword) await look('anywhere', { ...unfiltered, keyword });
    if (found.length > 0) break;
  }
  for (const keyword of withFewerWords(parts)) await look('fewer', { ...query, keyword });
  return found;
}

const unfiltered = firstPage as JobsQuery;

async function spellings(db: Db, parts: readonly Part[]): Promise<string[]> {
  const doubtful = doubtfulWords(parts);
  if (doubtful.length === 0) return [];
  return otherSpellings(parts, new Set([...dictionary().known, ...(await wordsNear(db, doubtful))]));
}

const placed = z.array(z.object({ province: z.nullable(z.enum(provinces)) }));

/** Where most of the best ones are; undefined where they name no place. */
async function likeliestPlace(db: Db, query: JobsQuery): Promise<Province | undefined> {
  const { json } = await findJobs(db, query);
  const counts = new Map<Province, number>();
  for (const { province } of z.parse(placed, JSON.parse(json)))
    if (province) counts.set(province, (counts.get(province) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
