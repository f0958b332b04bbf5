/** Index keys that connect stored keywords with new jobs: a keyword has few keys, and a job that it finds has one of them. */
import { type Pattern, type Term, textOf } from '#search/query-terms.ts';
import { isUnspaced } from '#search/tokenizer.ts';
import { clausesOf } from './search-query.ts';
import { meaningLexeme, pairLexeme } from './search-vector.ts';

const maxPrefixLength = 8;

const prefixOf = (word: string): string => [...word].slice(0, maxPrefixLength).join('');

const longest = <Item>(items: readonly Item[], text: (item: Item) => string): Item | undefined =>
  [...items].sort((one, other) => text(other).length - text(one).length)[0];

/** The keys of the term that is likely the rarest. All words are keyed by their prefix, since any may be incomplete. */
export function keysOfKeyword(keyword: string): string[] {
  const clauses = clausesOf(keyword);
  if (clauses === undefined || clauses === 'nothing') return [];
  return keysOfRarest(clauses.flatMap(({ terms }) => terms));
}

const noPattern: Pattern = { kind: 'word', word: '', isPrefix: false };

/** The longest term is likely the rarest. */
function keysOfRarest(terms: readonly Term[]): string[] {
  const term = longest(terms, ({ patterns }) => textOf(longest(patterns, textOf) ?? noPattern));
  return term === undefined ? [] : keysOfTerm(term);
}

/** A term matches by a meaning, by its patterns, or by its subterms. */
function keysOfTerm({ meanings, completions, containing, patterns, subterms }: Term): string[] {
  const keys = [...meanings, ...completions, ...containing].map((id) => `token:${meaningLexeme(id)}`);
  const pattern = longest(patterns, textOf);
  return [...keys, ...(pattern ? keysOfPattern(pattern) : []), ...keysOfRarest(subterms)];
}

function keysOfPattern(pattern: Pattern): string[] {
  if (pattern.kind === 'word') return [`begins:${prefixOf(pattern.word)}`];
  // It matches by its words or by its clusters, of which only the last may be a prefix.
  const keys = [`token:${longest(pattern.words, (word) => word) ?? ''}`];
  const [first, second] = pattern.clusters;
  if (first !== undefined && second !== undefined) keys.push(`token:${pairLexeme(first, second)}`);
  return keys;
}

/** The keys of all keywords that may find a job with these lexemes. */
export function keysOfLexemes(lexemes: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const lexeme of lexemes) {
    if (isUnspaced(lexeme) || /^[~_]/.test(lexeme)) keys.add(`token:${lexeme}`);
    else {
      const letters = [...prefixOf(lexeme)];
      for (const at of letters.keys()) keys.add(`begins:${letters.slice(0, at + 1).join('')}`);
    }
  }
  return keys;
}
