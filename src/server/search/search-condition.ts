/** Turns a keyword into conditions on `jobs`; it knows the column of tokens and nothing else of a job. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { byRelevance } from '#search/by-relevance.ts';
import { type Part, partsOf } from '#search/keyword.ts';
import { type Way, type Where } from '#search/ladder.ts';
import { type Need, partMeanings, type Piece } from '#search/needs.ts';
import { dictionary } from './dictionary.ts';
import { meaningToken, pairToken, quote } from './tokens.ts';

/** What to look for, as texts of tsqueries. */
export type Search = {
  readonly parts: readonly Part[];
  readonly query: string;
  /** The same and what is forgiven; undefined where nothing is. */
  readonly forgiving?: string;
};

/** The same by relevance: what is optional may be missing, and what is only near comes last. */
export type LooseSearch = Search & {
  readonly optional: readonly Part[];
  readonly near: string;
  readonly isNearShownAlone: boolean;
};

const token = (text: string, where: Where, isBegun = false): string => {
  const weights = where === 'ABCD' ? '' : where;
  return `${quote(text)}${isBegun || weights !== '' ? `:${isBegun ? '*' : ''}${weights}` : ''}`;
};
const every = (queries: readonly string[]): string => `(${queries.join(' & ')})`;
const some = (queries: readonly string[]): string => `(${queries.join(' | ')})`;

function pieceQuery(piece: Piece, way: Way, where: Where): string {
  if (piece.kind === 'word') return token(piece.word, where, way === 'part' && piece.isBegun);
  const { clusters, words, isBegun } = piece;
  const exact = every(words.map((word) => token(word, where)));
  if (way !== 'part' || clusters.length < 2) return exact;
  const together = clusters
    .slice(1)
    .map((next, at) =>
      token(pairToken(clusters[at] ?? '', next), where, isBegun && at === clusters.length - 2),
    );
  return some([exact, `(${together.join(' <-> ')})`]);
}

export function needQuery(need: Need, way: Way, where: Where): string {
  const { meanings, pieces, split } = need;
  const said = every(pieces.map((piece) => pieceQuery(piece, way, where)));
  if (way === 'exact') return said;
  const meant = way === 'meant' ? meanings : [...meanings, ...partMeanings(need, where)];
  const together = split.length > 0 ? [every(split.map((each) => needQuery(each, way, where)))] : [];
  return some([said, ...meant.map((id) => token(meaningToken(id), where)), ...together]);
}

export const needsQuery = (needs: readonly Need[], where: Where = 'ABCD'): string =>
  every(needs.map((need) => needQuery(need, 'part', where)));

/** What is forgiven is not looked for in descriptions: among so many words one is always a letter away. */
const forgivingQuery = ({ needs, forgiven }: Part): string =>
  some([needsQuery(needs), ...forgiven.map((others) => needsQuery(others, 'ABC'))]);

/** Of a need that something is near to. */
export const nearMeanings = ({ near }: Need, where: Where): string =>
  some(near.map((id) => token(meaningToken(id), where)));
const nearQuery = (needs: readonly Need[], where: Where): string =>
  every(
    needs.map((need) => {
      const asked = needQuery(need, 'part', where);
      return need.near.length > 0 ? some([asked, nearMeanings(need, 'ABC')]) : asked;
    }),
  );
const nearPart = ({ needs, forgiven }: Part): string =>
  some([nearQuery(needs, 'ABCD'), ...forgiven.map((others) => nearQuery(others, 'ABC'))]);

/** The parts of a keyword; undefined for no keyword, 'nothing' for one that no job can have. */
export function partsSought(keyword: string): Part[] | 'nothing' | undefined {
  if (keyword.trim() === '') return undefined;
  const parts = partsOf(keyword, dictionary());
  return parts.length === 0 ? 'nothing' : parts;
}

export function searchOf(parts: readonly Part[]): Search {
  const isForgiving = parts.some(({ forgiven }) => forgiven.length > 0);
  const query = needsQuery(parts.flatMap(({ needs }) => needs));
  return { parts, query, ...(isForgiving ? { forgiving: every(parts.map(forgivingQuery)) } : {}) };
}

export function looseSearch({ parts }: Search): LooseSearch {
  const { asked, optional, near, isNearShownAlone } = byRelevance(parts);
  const nearQuery = some(near.map((enough) => every(enough.map(nearPart))));
  return { ...searchOf(asked), optional, near: nearQuery, isNearShownAlone };
}

/**
 * The condition on a table that is called `jobs`; the values may be slots of a statement. In a select of their own they
 * are no constants to PostgreSQL, which would otherwise plan each search anew, and that takes longer than searching.
 */
export const matching = ({ query, forgiving }: Search): RawBuilder<SqlBool> =>
  sql<SqlBool>`jobs.search @@ (select ${forgiving ?? query}::tsquery)`;

/** What is near, and not found by `matching`. */
export const matchingNear = (search: LooseSearch): RawBuilder<SqlBool> =>
  sql<SqlBool>`(jobs.search @@ (select ${search.near}::tsquery) and not ${matching(search)})`;
