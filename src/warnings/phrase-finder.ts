/** Finds the phrases of a table in a text, in a time that grows with its length only. */
import { foldText } from './fold-text.ts';
import { wordSplitter } from './joined-words.ts';
import { isNounNegated, isStatementNegated, isWarningOthers } from './negation.ts';
import {
  anyNumber,
  anyOf,
  firstWords,
  latinWordsOf,
  money,
  patternOf,
  type PhraseRule,
} from './phrase-pattern.ts';
import { rewriteSpelledWords } from './spelled-words.ts';

/** What the phrases of one rule of the table have in common. */
type Rule<Kind> = {
  readonly kind: Kind;
  /** Each must be found near the phrase. */
  readonly near: readonly RegExp[];
  readonly unless: RegExp | undefined;
  /** Shared by the rules that have the same list. */
  readonly unlessAll: readonly RegExp[];
  readonly isNegated: typeof isNounNegated;
};
/** `phrase` is sticky: it matches at one position. */
type Candidate<Kind> = { readonly rule: Rule<Kind>; readonly phrase: RegExp };

/** "Registration fee: none" is negated after the noun. */
const nounKinds: ReadonlySet<string> = new Set(['fee', 'documents']);

/** A Latin word, or a Khmer cluster. */
const word = /[a-z0-9]+|[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3])*/g;
const isNumber = (first: string): boolean => first >= '0' && first < 'a';

/** Characters before and after a phrase in which `near` and `unless` are looked for. */
const contextLength = 120;
/** In which `unlessAll` is looked for. */
const wideContextLength = 300;
/** These limit the time that a text can take. No honest text reaches them, so one that does is `unread`. */
const maxAttempts = 22_500;
const maxMatches = 500;

/** The part of the sentence around a phrase. */
function contextOf(folded: string, at: number, end: number): string {
  const before = folded.slice(Math.max(0, at - contextLength), at);
  const after = folded.slice(end, end + contextLength);
  const stop = after.search(/[.;]/);
  return (
    before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1) +
    folded.slice(at, end) +
    (stop < 0 ? after : after.slice(0, stop))
  );
}

type PositionsOf = (words: RegExp) => readonly number[];

/** Where words are in a text, searched once. */
function positionsIn(folded: string): PositionsOf {
  const cache = new Map<RegExp, readonly number[]>();
  return (words) => {
    const found = cache.get(words) ?? [...folded.matchAll(words)].map(({ index }) => index);
    cache.set(words, found);
    return found;
  };
}

function applies(
  rule: Rule<string>,
  folded: string,
  at: number,
  end: number,
  positionsOf: PositionsOf,
): boolean {
  const { near, unless, unlessAll, isNegated } = rule;
  const around = (length: number): string => folded.slice(Math.max(0, at - length), end + length);
  const nearby = around(contextLength);
  if (!near.every((words) => nearby.search(words) >= 0)) return false;
  if (isNegated(folded, { at, end })) return false;
  const sentence = contextOf(folded, at, end);
  if ((unless && sentence.search(unless) >= 0) || isWarningOthers(sentence)) return false;
  const isAround = (position: number) =>
    position >= at - wideContextLength && position <= end + wideContextLength;
  return unlessAll.length === 0 || !unlessAll.every((words) => positionsOf(words).some(isAround));
}

/** Candidates by the first words of their phrases: most words of a text start none. */
function candidatesOf<Kind extends string>(
  table: readonly (readonly [Kind, readonly PhraseRule[]])[],
): ReadonlyMap<string, readonly Candidate<Kind>[]> {
  const candidates = new Map<string, Candidate<Kind>[]>();
  const patterns = new Map<readonly string[], RegExp>();
  const patternFor = (words: readonly string[]): RegExp => {
    const pattern = patterns.get(words) ?? anyOf(words);
    patterns.set(words, pattern);
    return pattern;
  };
  for (const [kind, rules] of table)
    for (const { phrases, near, also, unless, unlessAll = [] } of rules) {
      const rule: Rule<Kind> = {
        kind,
        near: [near, also].flatMap((words) => (words ? [anyOf(words)] : [])),
        unless: unless && anyOf(unless),
        unlessAll: unlessAll.map(patternFor),
        isNegated: nounKinds.has(kind) ? isNounNegated : isStatementNegated,
      };
      for (const phrase of phrases) {
        const candidate = { rule, phrase: new RegExp(patternOf(phrase), 'y') };
        for (const first of new Set(firstWords(phrase)))
          candidates.set(first, [...(candidates.get(first) ?? []), candidate]);
      }
    }
  return candidates;
}

type Span<Kind> = { readonly kind: Kind; readonly at: number; end: number };

/** Merges overlapping phrases: people are shown where to look, not why. */
function mergeOverlapping<Kind>(spans: Iterable<Span<Kind>>): readonly Span<Kind>[] {
  const merged: Span<Kind>[] = [];
  for (const span of spans) {
    const previous = merged.findLast(({ kind, end }) => kind === span.kind && end > span.at);
    if (previous === undefined) merged.push(span);
    else previous.end = Math.max(previous.end, span.end);
  }
  return merged;
}

/** The kinds of the phrases in a text, the phrases as written, and where; `unread` if the rest of it was not checked. */
type PhraseFinder<Kind> = (text: string) => (readonly [Kind | 'unread', string, number])[];

function compile<Kind extends string>(phrases: Readonly<Record<Kind, readonly PhraseRule[]>>) {
  const table = Object.entries(phrases) as [Kind, readonly PhraseRule[]][];
  return {
    candidates: candidatesOf(table),
    /** Words of the phrases, which people write together: registrationfee. */
    splitJoinedWords: wordSplitter(
      new Set(
        table
          .flatMap(([, rules]) => rules)
          .flatMap(({ phrases: own, near = [], also = [], unless = [], unlessAll = [] }) =>
            latinWordsOf([...own, ...near, ...also, ...unless, ...unlessAll.flat()]),
          )
          .filter(({ length }) => length > 1),
      ),
    ),
  };
}

/** Compiles the phrases at the first call: that takes 0.3 seconds, which commands and most pages don't need to spend. */
export function createPhraseFinder<Kind extends string>(
  phrases: Readonly<Record<Kind, readonly PhraseRule[]>>,
): PhraseFinder<Kind> {
  let compiled: ReturnType<typeof compile<Kind>> | undefined;

  /** Ordered by where they start. */
  function* spansIn(
    folded: string,
    candidates: ReadonlyMap<string, readonly Candidate<Kind>[]>,
  ): Generator<Span<Kind | 'unread'>> {
    const positionsOf = positionsIn(folded);
    let attempts = 0;
    let matches = 0;
    let previous = '';
    for (const { 0: first, index: at } of folded.matchAll(word)) {
      // The number of usd 5 is part of an amount that was tried.
      const isAmount = first === 'usd' || (isNumber(first) && previous !== 'usd');
      previous = first;
      const candidatesHere = [
        ...(candidates.get(first) ?? []),
        ...(isAmount ? (candidates.get(money) ?? []) : []),
        ...(isNumber(first) ? (candidates.get(anyNumber) ?? []) : []),
      ];
      for (const { rule, phrase } of candidatesHere) {
        if (++attempts > maxAttempts || matches > maxMatches) {
          yield { kind: 'unread', at, end: at + first.length };
          return;
        }
        phrase.lastIndex = at;
        const found = phrase.exec(folded)?.[0];
        if (found === undefined) continue;
        matches += 1;
        const end = at + found.length;
        if (applies(rule, folded, at, end, positionsOf)) yield { kind: rule.kind, at, end };
      }
    }
  }

  return (text) => {
    compiled ??= compile(phrases);
    const { candidates, splitJoinedWords } = compiled;
    const { folded, starts, ends } = splitJoinedWords(rewriteSpelledWords(foldText(text)));
    return mergeOverlapping(spansIn(folded, candidates)).map(({ kind, at, end }) => [
      kind,
      text.slice(starts[at], ends[end - 1]).trim(),
      starts[at] ?? 0,
    ]);
  };
}
