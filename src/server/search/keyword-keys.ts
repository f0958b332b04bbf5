/** Keys by which the keywords that find a text can be looked up: each keyword has one or two, a text has many. */
import { clustersSought, wordsSought } from './search-condition.ts';
import { isUnspaced } from './tokens.ts';

/** A word that is only begun is looked up by so many of its first letters. */
const beginning = 8;

const firstLetters = (token: string, count: number): string => [...token].slice(0, count).join('');

/** The rarest is likely the longest. */
const longest = (tokens: readonly string[]): string | undefined =>
  [...tokens].sort((one, other) => other.length - one.length)[0];

/**
 * One of the words must be in the text, or, where the dictionary cut its Khmer differently, one of the clusters. Any
 * spaced word may stand last and be only begun (search-condition.ts), so that all are looked up by how they begin.
 */
export function keysOfKeyword(keyword: string): string[] {
  const wanted = wordsSought(keyword);
  const spaced = longest(wanted.filter((word) => word.spaced).flatMap(({ parts }) => parts));
  const unspaced = longest(wanted.filter((word) => !word.spaced).flatMap(({ parts }) => parts));
  // A keyword without spaced words is found by its words or by its clusters.
  if (spaced !== undefined && (unspaced === undefined || spaced.length > 2))
    return [`begins:${firstLetters(spaced, beginning)}`];
  const cluster = longest(clustersSought(keyword));
  return [
    ...(unspaced === undefined ? [] : [`word:${unspaced}`]),
    ...(cluster === undefined ? [] : [`cluster:${cluster}`]),
  ];
}

/** Of a text with these tokens, the keys of all keywords that may find it. */
export function keysOfTokens(tokens: readonly string[], clusters: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const token of tokens) {
    if (isUnspaced(token)) keys.add(`word:${token}`);
    else {
      const letters = [...token].slice(0, beginning);
      for (const at of letters.keys()) keys.add(`begins:${letters.slice(0, at + 1).join('')}`);
    }
  }
  for (const cluster of clusters) keys.add(`cluster:${cluster}`);
  return keys;
}
