/** Finds what to highlight in a text for a keyword. The phone does it without the dictionary, which is large. */
import { type Dictionary } from './dictionary.ts';
import { normalise } from './normalise.ts';
import { type Clause } from './parse-keyword.ts';
import { type Pattern, type Term } from './query-terms.ts';
import { isStopWord } from './stop-words.ts';
import { isUnspaced, type Token, tokenize } from './tokenizer.ts';

/** Offsets in the text as written; ranges don't overlap and are in order. */
export type HighlightRange = { readonly from: number; readonly to: number };

/** Adjacent tokens to highlight. */
export type HighlightPattern = {
  readonly tokens: readonly string[];
  /** Whether the last token may be the start of a longer one. */
  readonly isPrefix: boolean;
  /** What was typed is highlighted in Khmer compounds, too; synonyms only as whole words. */
  readonly isTyped: boolean;
};

const minPrefixLength = 3;

/** The words of a keyword; Khmer words without spaces between them also as a whole. */
export function typedPatterns(keyword: string): HighlightPattern[] {
  const tokens = tokenize(normalise(keyword));
  const runs = [...new Set(tokens.map(({ run }) => run))].map((run) =>
    tokens.filter((token) => token.run === run),
  );
  const words = runs.flatMap((run) => (run[0]?.isUnspaced ? khmerWords(run) : run.map((token) => [token])));
  const selective = words.filter((word) => !isStopWord(textOf(word)));
  return (selective.length > 0 ? selective : words).map((word) => ({
    tokens: word.map(({ text }) => text),
    isPrefix: word.at(-1) === tokens.at(-1) && textOf(word).length >= minPrefixLength,
    isTyped: true,
  }));
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

/** The whole run, and its words, which may be apart in the text. */
function khmerWords(run: readonly Token[]): Token[][] {
  const words: Token[][] = [];
  for (const token of run) {
    if (token.startsWord || words.length === 0) words.push([]);
    words.at(-1)?.push(token);
  }
  // Single clusters are remains of words that the browser's dictionary doesn't know.
  return [[...run], ...words.filter((word) => word.length > 1 && word.length < run.length)];
}

/** Synonyms, as `synonymForms` returns them on the server. */
export const synonymPatterns = (forms: readonly string[]): HighlightPattern[] =>
  forms.map((form) => ({
    tokens: tokenize(normalise(form)).map(({ text }) => text),
    isPrefix: false,
    isTyped: false,
  }));

/** A unit of normalising: a Khmer letter with its marks and invisible characters, or another letter with its accents. */
const character =
  /[\u1780-\u17b3](?:[\u200b-\u200f\u2060\ufeff]*(?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3\u17dd]))*|.\p{M}*/gsu;

export function findHighlights(text: string, patterns: readonly HighlightPattern[]): HighlightRange[] {
  const starts: number[] = [];
  const ends: number[] = [];
  let normalised = '';
  for (const { 0: written, index } of text.matchAll(character)) {
    const own = normalise(written);
    normalised += own;
    for (let at = 0; at < own.length; at += 1) {
      starts.push(index);
      ends.push(index + written.length);
    }
  }
  const tokens = tokenize(normalised);
  const isHighlighted = tokens.map(() => false);
  for (const at of tokens.keys())
    for (const pattern of patterns)
      if (matchesAt(tokens, at, pattern)) isHighlighted.fill(true, at, at + pattern.tokens.length);
  return mergeAdjacent(tokens, isHighlighted).flatMap(([from, to]): HighlightRange[] => {
    const [start, end] = [starts[from], ends[to - 1]];
    return start === undefined || end === undefined ? [] : [{ from: start, to: end }];
  });
}

/** One or two Khmer clusters occur in many unrelated words. */
const maxDoubtfulClusters = 2;

function matchesAt(tokens: readonly Token[], at: number, pattern: HighlightPattern): boolean {
  const { tokens: wanted, isPrefix, isTyped } = pattern;
  const last = wanted.length - 1;
  const isMatch = wanted.every((each, nth) => {
    const token = tokens[at + nth];
    if (token === undefined || (nth > 0 && token.isAfterBreak)) return false;
    return isPrefix && nth === last ? token.text.startsWith(each) : token.text === each;
  });
  if (!isMatch || wanted.length === 0) return false;
  if (!tokens[at]?.isUnspaced || wanted.length > (isTyped ? 1 : maxDoubtfulClusters)) return true;
  return tokens[at].startsWord && tokens[at + last]?.endsWord === true;
}

/** Ranges of the normalised text; adjacent tokens and the space between them are one range. */
function mergeAdjacent(tokens: readonly Token[], isHighlighted: readonly boolean[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const [at, { start, end }] of tokens.entries()) {
    if (isHighlighted[at] !== true) continue;
    const last = ranges.at(-1);
    if (last && isHighlighted[at - 1] === true && start - last[1] <= 1) last[1] = end;
    else ranges.push([start, end]);
  }
  return ranges;
}

/** More would be kilobytes for next to no highlights. */
const maxForms = 80;

/**
 * The words and phrases that a keyword finds beside its own, which the server sends so that the phone needs no dictionary.
 * @param clauses with corrections
 */
export function synonymForms(clauses: readonly Clause[], dictionary: Dictionary): string[] {
  const rewrites = clauses.flatMap((clause) => clause.rewrites.flat());
  const terms = [...clauses.flatMap((clause) => clause.terms), ...rewrites].flatMap(withSubterms);
  const meanings = new Set(terms.flatMap((term) => term.meanings));
  const partial = new Set(terms.flatMap(({ completions, containing }) => [...completions, ...containing]));
  const isNarrower = (id: string) => dictionary.broader.get(id)?.some((each) => meanings.has(each)) === true;
  const typed = typedPatterns(clauses.map(({ text }) => text).join(' '));
  const forms = new Set(
    rewrites
      .flatMap(({ patterns }) => patterns.map(tokensOf))
      .filter(({ length }) => length > 0)
      .map(joinTokens),
  );
  const phrases = new Set([...dictionary.phrasesByToken.values()].flat());
  for (const isWanted of [(id: string) => meanings.has(id), isNarrower, (id: string) => partial.has(id)])
    for (const phrase of phrases) {
      if (forms.size >= maxForms) return [...forms];
      // The typed words highlight phrases that contain them.
      if (phrase.meanings.some(isWanted) && !typed.some((each) => isContained(each, phrase.tokens)))
        forms.add(joinTokens(phrase.tokens));
    }
  return [...forms];
}

const withSubterms = (term: Term): Term[] => [term, ...term.subterms.flatMap(withSubterms)];

const tokensOf = (pattern: Pattern): readonly string[] =>
  pattern.kind === 'word' ? [pattern.word] : pattern.clusters;

const isContained = ({ tokens: wanted, isPrefix }: HighlightPattern, tokens: readonly string[]): boolean =>
  tokens.some((_, at) =>
    wanted.every((each, nth) =>
      isPrefix && nth === wanted.length - 1
        ? tokens[at + nth]?.startsWith(each) === true
        : tokens[at + nth] === each,
    ),
  );

/** Tokenized again, the result has the same tokens. */
const joinTokens = (tokens: readonly string[]): string =>
  tokens.reduce((text, token) =>
    isUnspaced(token) && isUnspaced(text.slice(-1)) ? text + token : `${text} ${token}`,
  );
