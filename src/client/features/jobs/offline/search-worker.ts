/** Web worker that searches the cached jobs: loading the synonyms takes a slow phone seconds. */
import { expose } from 'comlink';
import { type Province } from '#contract/places.ts';
import { parseKeyword } from '#search/parse-keyword.ts';
import { respelledKeywords, shortenedKeywords } from '#search/spelling.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
import { vocabularyOf } from '#search/text-index.ts';
import { type Alternative, maximumAlternatives } from '#contract/search-help.ts';
import { type CachedJob, type CachedSearch, searchCachedJobs } from './search-cached-jobs.ts';
import { placeOf, type SearchTerms, withPlace, withTerm } from '../search/search-terms.ts';

/** Alternatives for a search that found nothing among the cached jobs, as server/jobs/search/search-alternatives.ts proposes them. */
function alternativesAmong(jobs: readonly CachedJob[], terms: SearchTerms): Alternative[] {
  const { keyword = '' } = terms;
  const found: Alternative[] = [];
  const tryTerms = (kind: Alternative['kind'], changed: SearchTerms) => {
    const count = found.length < maximumAlternatives ? searchCachedJobs(jobs, changed).length : 0;
    const { keyword: tried = '', province } = changed;
    if (count > 0)
      found.push({ kind, keyword: tried, count, ...(kind === 'place' && province ? { province } : {}) });
  };
  const tryElsewhere = (narrowed: SearchTerms) => {
    const anyPlace = withPlace(narrowed, undefined);
    const province = mostCommon(searchCachedJobs(jobs, anyPlace).map((card) => card.province));
    tryTerms('place', province ? withTerm(anyPlace, { province }) : anyPlace);
  };
  const clauses = keyword ? parseKeyword(keyword, dictionary()) : [];
  const words = new Set([
    ...dictionary().knownWords,
    ...jobs.flatMap(({ card }) => [...vocabularyOf(card.name)]),
  ]);
  const respelled = respelledKeywords(clauses, words);
  for (const spelling of respelled) tryTerms('spelling', withTerm(terms, { keyword: spelling }));
  for (const tried of [keyword, ...respelled.slice(0, 1)]) {
    if (placeOf(terms) !== undefined) tryElsewhere(withTerm(terms, { keyword: tried }));
    if (tried) tryTerms('anywhere', { keyword: tried });
    if (found.length > 0) break;
  }
  for (const fewer of shortenedKeywords(clauses)) tryTerms('fewer', withTerm(terms, { keyword: fewer }));
  return found;
}

function mostCommon(provinces: readonly (Province | null)[]): Province | undefined {
  const counts = new Map<Province, number>();
  for (const province of provinces) if (province) counts.set(province, (counts.get(province) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The jobs of the previous call, by their JSON. */
let previous = new Map<string, CachedJob>();

/** Returns the previous object for an unchanged job, because indexes are cached by object. */
function withStableIdentity(jobs: readonly CachedJob[]): CachedJob[] {
  previous = new Map(
    jobs.map((job) => {
      const text = JSON.stringify(job);
      return [text, previous.get(text) ?? job];
    }),
  );
  return [...previous.values()];
}

const searches = {
  search: (jobs: readonly CachedJob[], terms: CachedSearch) =>
    searchCachedJobs(withStableIdentity(jobs), terms),
  findAlternatives: (jobs: readonly CachedJob[], terms: SearchTerms) =>
    alternativesAmong(withStableIdentity(jobs), terms),
};
export type Searches = typeof searches;

expose(searches);
