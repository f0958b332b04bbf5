/** Turns a keyword into conditions on `jobs`; it knows the column of tokens and nothing else of a job. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { type Need, type Part, partsOf, type Piece } from '#contract/search/keyword.ts';
import { dictionary } from './dictionary.ts';
import { meaningToken, pairToken, quote } from './tokens.ts';
import { type TokenShares } from './token-shares.ts';

/** `exact`: the words themselves; `meant`: or what they mean; `part`: or compounds and words that they begin. */
export type Way = 'exact' | 'meant' | 'part';
/** Where: in the title, or also in what the job is filed under, or anywhere. */
export type Where = 'A' | 'AB' | '';

/** What to look for, as texts of tsqueries. */
export type Search = {
  readonly parts: readonly Part[];
  readonly query: string;
  /** The same and what is forgiven; undefined where nothing is. */
  readonly forgiving?: string;
};

const token = (text: string, where: Where, isBegun = false): string =>
  `${quote(text)}${isBegun || where !== '' ? `:${isBegun ? '*' : ''}${where}` : ''}`;
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

export function needQuery({ meanings, partly, pieces }: Need, way: Way, where: Where): string {
  const said = every(pieces.map((piece) => pieceQuery(piece, way, where)));
  const meant = way === 'exact' ? [] : way === 'meant' ? meanings : [...meanings, ...partly];
  return some([said, ...meant.map((id) => token(meaningToken(id), where))]);
}

export const needsQuery = (needs: readonly Need[], where: Where = ''): string =>
  every(needs.map((need) => needQuery(need, 'part', where)));

/** What is forgiven is not looked for in descriptions: among so many words one is always a letter away. */
const forgivingQuery = ({ needs, forgiven }: Part): string =>
  some([needsQuery(needs), ...forgiven.map((others) => needsQuery(others, 'AB'))]);

/** The parts of a keyword; undefined for no keyword, 'nothing' for one that no job can have. */
export function partsSought(keyword: string): Part[] | 'nothing' | undefined {
  if (keyword.trim() === '') return undefined;
  const parts = partsOf(keyword, dictionary);
  return parts.length === 0 ? 'nothing' : parts;
}

export function searchOf(parts: readonly Part[]): Search {
  const isForgiving = parts.some(({ forgiven }) => forgiven.length > 0);
  const query = needsQuery(parts.flatMap(({ needs }) => needs));
  return { parts, query, ...(isForgiving ? { forgiving: every(parts.map(forgivingQuery)) } : {}) };
}

/**
 * The condition on a table that is called `jobs`; the values may be slots of a statement. In a select of their own they
 * are no constants to PostgreSQL, which would otherwise plan each search anew, and that takes longer than searching.
 */
export const matching = ({ query, forgiving }: Search): RawBuilder<SqlBool> =>
  sql<SqlBool>`jobs.search @@ (select ${forgiving ?? query}::tsquery)`;

/** About which share of the jobs has what is needed: of what is rarest, at most. */
export function shareOf({ parts }: Search, shares: TokenShares): number {
  const share = (word: string) => shares.get(word) ?? 0;
  const ofPiece = (piece: Piece): number => {
    if (piece.kind === 'word') return piece.isBegun ? shareOfBegun(piece.word, shares) : share(piece.word);
    const { clusters, words } = piece;
    const together = clusters.slice(1).map((next, at) => share(pairToken(clusters[at] ?? '', next)));
    return Math.min(...(together.length > 0 ? together : words.map(share)));
  };
  const ofNeed = ({ meanings, partly, pieces }: Need): number =>
    Math.max(
      ...[...meanings, ...partly].map((id) => share(meaningToken(id))),
      Math.min(...pieces.map(ofPiece)),
    );
  return Math.min(...parts.flatMap(({ needs }) => needs).map(ofNeed));
}

function shareOfBegun(word: string, shares: TokenShares): number {
  let sum = 0;
  for (const [known, share] of shares) if (known.startsWith(word)) sum += share;
  return sum;
}
