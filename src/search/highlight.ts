/** Finds the words of a keyword in a text, to highlight them. */
import { normalise } from './normalise.ts';
import { isStopWord, type Token, tokenize } from './tokenizer.ts';

/** Offsets in the text as written; ranges don't overlap and are in order. */
type HighlightRange = { readonly from: number; readonly to: number };

/** Adjacent tokens to highlight. */
export type HighlightPattern = {
  readonly tokens: readonly string[];
  /** Whether the last token may be the start of a longer one. */
  readonly isPrefix: boolean;
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

/** A unit of normalising: a Khmer letter with its marks and invisible characters, or another letter with its accents. */
const character =
  /[\u1780-\u17b3](?:[\u200b-\u200f\u2060\ufeff]*(?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3\u17dd]))*|.\p{M}*/gsu;

/** Later characters aren't highlighted: on a slow phone the page would freeze. */
const maxHighlighted = 12_000;

export function findHighlights(text: string, patterns: readonly HighlightPattern[]): HighlightRange[] {
  const starts: number[] = [];
  const ends: number[] = [];
  let normalised = '';
  for (const { 0: written, index } of text.slice(0, maxHighlighted).matchAll(character)) {
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

function matchesAt(tokens: readonly Token[], at: number, pattern: HighlightPattern): boolean {
  const { tokens: wanted, isPrefix } = pattern;
  const last = wanted.length - 1;
  const isMatch = wanted.every((each, nth) => {
    const token = tokens[at + nth];
    if (token === undefined || (nth > 0 && token.isAfterBreak)) return false;
    return isPrefix && nth === last ? token.text.startsWith(each) : token.text === each;
  });
  if (!isMatch || wanted.length === 0) return false;
  // A single Khmer cluster occurs in many unrelated words.
  if (!tokens[at]?.isUnspaced || wanted.length > 1) return true;
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
