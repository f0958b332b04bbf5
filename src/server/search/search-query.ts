/** Turns a keyword into tsqueries on `jobs.search`. It knows no other column of a job. */
import { LRUCache } from 'lru-cache';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { type Clause, parseKeyword } from '#search/parse-keyword.ts';
import { type Pattern, type Term } from '#search/query-terms.ts';
import { type MatchKind, partialMeaningsIn, relevancePlan, type Weights } from '#search/relevance.ts';
import { unknownWordsOf, withCorrections } from '#search/spelling.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
import { type Db } from '#server/database/connect.ts';
import { meaningLexeme, pairLexeme, quote } from './search-vector.ts';
import { similarWords } from './word-store.ts';

type SearchQuery = {
  readonly clauses: readonly Clause[];
  /** A tsquery without rewrites. */
  readonly exact: string;
  /** A tsquery with rewrites; undefined if there are none. */
  readonly withRewrites?: string;
};

/** Only for lists by relevance: optional clauses may be missing, and related jobs come last. */
export type RelevanceQuery = SearchQuery & {
  readonly optional: readonly Clause[];
  /** A tsquery that related jobs match. */
  readonly related: string;
  readonly showsRelatedAlone: boolean;
};

const lexemeQuery = (lexeme: string, weights: Weights, isPrefix = false): string => {
  const labels = weights === 'ABCD' ? '' : weights;
  return `${quote(lexeme)}${isPrefix || labels !== '' ? `:${isPrefix ? '*' : ''}${labels}` : ''}`;
};
const allOf = (queries: readonly string[]): string => `(${queries.join(' & ')})`;
const anyOf = (queries: readonly string[]): string => `(${queries.join(' | ')})`;

function patternQuery(pattern: Pattern, kind: MatchKind, weights: Weights): string {
  if (pattern.kind === 'word')
    return lexemeQuery(pattern.word, weights, kind === 'partial' && pattern.isPrefix);
  const { clusters, words, isPrefix } = pattern;
  const byWords = allOf(words.map((word) => lexemeQuery(word, weights)));
  if (kind !== 'partial' || clusters.length < 2) return byWords;
  const pairs = clusters
    .slice(1)
    .map((next, at) =>
      lexemeQuery(pairLexeme(clusters[at] ?? '', next), weights, isPrefix && at === clusters.length - 2),
    );
  return anyOf([byWords, `(${pairs.join(' <-> ')})`]);
}

export function termQuery(term: Term, kind: MatchKind, weights: Weights): string {
  const { meanings, patterns, subterms } = term;
  const literal = allOf(patterns.map((pattern) => patternQuery(pattern, kind, weights)));
  if (kind === 'exact') return literal;
  const ids = kind === 'meaning' ? meanings : [...meanings, ...partialMeaningsIn(term, weights)];
  const bySubterms =
    subterms.length > 0 ? [allOf(subterms.map((each) => termQuery(each, kind, weights)))] : [];
  return anyOf([literal, ...ids.map((id) => lexemeQuery(meaningLexeme(id), weights)), ...bySubterms]);
}

export const termsQuery = (terms: readonly Term[], weights: Weights = 'ABCD'): string =>
  allOf(terms.map((term) => termQuery(term, 'partial', weights)));

/** Rewrites don't search descriptions: among so many words, one is always an edit away. */
const clauseQuery = ({ terms, rewrites }: Clause): string =>
  anyOf([termsQuery(terms), ...rewrites.map((rewrite) => termsQuery(rewrite, 'ABC'))]);

export const relatedMeaningsQuery = ({ related }: Term, weights: Weights): string =>
  anyOf(related.map((id) => lexemeQuery(meaningLexeme(id), weights)));
const relatedTermsQuery = (terms: readonly Term[], weights: Weights): string =>
  allOf(
    terms.map((term) => {
      const own = termQuery(term, 'partial', weights);
      return term.related.length > 0 ? anyOf([own, relatedMeaningsQuery(term, 'ABC')]) : own;
    }),
  );
const relatedClauseQuery = ({ terms, rewrites }: Clause): string =>
  anyOf([relatedTermsQuery(terms, 'ABCD'), ...rewrites.map((rewrite) => relatedTermsQuery(rewrite, 'ABC'))]);

/** The clauses of a keyword; undefined for an empty keyword, 'nothing' if no job can match. */
export function clausesOf(keyword: string): Clause[] | 'nothing' | undefined {
  if (keyword.trim() === '') return undefined;
  const clauses = parseKeyword(keyword, dictionary());
  return clauses.length === 0 ? 'nothing' : clauses;
}

export function searchQuery(clauses: readonly Clause[]): SearchQuery {
  const hasRewrites = clauses.some(({ rewrites }) => rewrites.length > 0);
  const exact = termsQuery(clauses.flatMap(({ terms }) => terms));
  return { clauses, exact, ...(hasRewrites ? { withRewrites: allOf(clauses.map(clauseQuery)) } : {}) };
}

export function relevanceQuery({ clauses }: SearchQuery): RelevanceQuery {
  const { required, optional, related, showsRelatedAlone } = relevancePlan(clauses);
  const relatedQuery = anyOf(related.map((each) => allOf(each.map(relatedClauseQuery))));
  return { ...searchQuery(required), optional, related: relatedQuery, showsRelatedAlone };
}

/** The keyword as a tsquery without corrections of typos; null without a keyword, '' for one that finds nothing. */
export function keywordQuery(keyword: string): string | null {
  const clauses = clausesOf(keyword);
  if (clauses === undefined) return null;
  if (clauses === 'nothing') return '';
  const { exact, withRewrites } = searchQuery(clauses);
  return withRewrites ?? exact;
}

/**
 * A condition on a table called `jobs`. In a subquery the tsquery is no constant, so PostgreSQL can reuse the plan;
 * planning each search again would take longer than the search.
 */
export const isMatch = ({ exact, withRewrites }: SearchQuery): RawBuilder<SqlBool> =>
  matchesQuery(withRewrites ?? exact);
export const matchesQuery = (query: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`jobs.search @@ (select ${query}::tsquery)`;

export const isOnlyRelated = (query: RelevanceQuery): RawBuilder<SqlBool> =>
  sql<SqlBool>`(jobs.search @@ (select ${query.related}::tsquery) and not ${isMatch(query)})`;

/** Parsing a keyword may take as long as its search, and the same keyword comes again for other pages and highlights. */
const maxCached = 200;
/** In characters; longer keywords aren't cached, to limit memory. */
const maxCachedLength = 300;
const parsed = new LRUCache<string, { readonly clauses: readonly Clause[] | 'nothing' | undefined }>({
  max: maxCached,
});
/** By the keyword and the words of jobs that it may be a typo of, since new jobs bring new words. */
const queries = new LRUCache<string, SearchQuery>({ max: maxCached });

function cached<Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  create: () => Value,
): Value {
  const value = cache.get(key) ?? create();
  if (key.length <= maxCachedLength) cache.set(key, value);
  return value;
}

/** The query for a keyword with typos corrected; undefined for an empty keyword, 'nothing' if no job can match. */
export async function queryForKeyword(db: Db, keyword: string): Promise<SearchQuery | 'nothing' | undefined> {
  const { clauses } = cached(parsed, keyword, () => ({ clauses: clausesOf(keyword) }));
  if (clauses === undefined || clauses === 'nothing') return clauses;
  const words = await similarWords(db, unknownWordsOf(clauses));
  return cached(queries, [keyword, ...words].join('\n'), () =>
    searchQuery(withCorrections(clauses, words, dictionary())),
  );
}
