/** Keys by which the keywords that find a text can be looked up: each keyword has few, a text has many. */
import { type Need, type Piece, textOf } from '#search/needs.ts';
import { isUnspaced } from '#search/words.ts';
import { partsSought } from './search-condition.ts';
import { meaningToken, pairToken } from './tokens.ts';

/** A word that is only begun is looked up by so many of its first letters. */
const beginning = 8;

const firstLetters = (token: string, count: number): string => [...token].slice(0, count).join('');

/** The rarest is likely the longest. */
const longest = <One>(list: readonly One[], text: (one: One) => string): One | undefined =>
  [...list].sort((one, other) => text(other).length - text(one).length)[0];

/** One need must be met; any word may be only begun, so that all are looked up by how they begin. */
export function keysOfKeyword(keyword: string): string[] {
  const parts = partsSought(keyword);
  if (parts === undefined || parts === 'nothing') return [];
  return keysOfRarest(parts.flatMap(({ needs }) => needs));
}

const noPiece: Piece = { kind: 'word', word: '', isBegun: false };

function keysOfRarest(needs: readonly Need[]): string[] {
  const need = longest(needs, ({ pieces }) => textOf(longest(pieces, textOf) ?? noPiece));
  return need === undefined ? [] : keysOfNeed(need);
}

/** By a meaning, by its pieces, or by all that it is split into. */
function keysOfNeed({ meanings, partly, within, pieces, split }: Need): string[] {
  const keys = [...meanings, ...partly, ...within].map((id) => `token:${meaningToken(id)}`);
  const piece = longest(pieces, textOf);
  return [...keys, ...(piece ? keysOfPiece(piece) : []), ...keysOfRarest(split)];
}

function keysOfPiece(piece: Piece): string[] {
  if (piece.kind === 'word') return [`begins:${firstLetters(piece.word, beginning)}`];
  // Found by its words, wherever they stand, or by its clusters, of which only the last may be begun.
  const keys = [`token:${longest(piece.words, (word) => word) ?? ''}`];
  const [one, next] = piece.clusters;
  if (one !== undefined && next !== undefined) keys.push(`token:${pairToken(one, next)}`);
  return keys;
}

/** Of a text with these tokens, the keys of all keywords that may find it. */
export function keysOfTokens(tokens: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const token of tokens) {
    if (isUnspaced(token) || /^[~_]/.test(token)) keys.add(`token:${token}`);
    else {
      const letters = [...token].slice(0, beginning);
      for (const at of letters.keys()) keys.add(`begins:${letters.slice(0, at + 1).join('')}`);
    }
  }
  return keys;
}
