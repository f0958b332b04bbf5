/** Finds phrases that warn of a dishonest posting (product 3.15): the server stores their kinds, forms highlight them. */
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
import { isMarkup, plainText } from '#contract/description-markup.ts';
import { type PhraseKind, warningPhrases } from './warning-phrases.ts';
import { type WarningKind, warningKinds } from '#contract/job-fields.ts';

/** All or some texts of a posting. */
type WarnedTexts = {
  readonly name?: string;
  readonly salary?: string;
  readonly required_skills?: string;
  readonly district?: string | null;
  /** May be markup. */
  readonly description?: string;
  readonly requirements?: readonly string[];
  readonly responsibilities?: readonly string[];
  readonly tags?: readonly string[];
};
export type WarnedField = keyof WarnedTexts;

export type Warning = {
  readonly kind: WarningKind;
  readonly field: WarnedField;
  /** As written, without the tags of markup. */
  readonly phrase: string;
};

const fields: readonly WarnedField[] = [
  'name',
  'salary',
  'description',
  'required_skills',
  'requirements',
  'responsibilities',
  'tags',
  'district',
];

/** What the phrases of one rule of the table have in common. */
type Rule = {
  readonly kind: WarningKind;
  /** Each must be found near the phrase. */
  readonly near: readonly RegExp[];
  readonly unless: RegExp | undefined;
  readonly unlessAll: readonly RegExp[];
  readonly isNegated: typeof isNounNegated;
};
/** `phrase` is sticky: it matches at one position. */
type Candidate = { readonly rule: Rule; readonly phrase: RegExp };

/** "Registration fee: none" is negated after the noun. */
const nounKinds: ReadonlySet<PhraseKind> = new Set(['fee', 'documents']);

/** By the first words of the phrases: most words of a text start none. */
const candidates = new Map<string, Candidate[]>();
for (const [kind, rules] of Object.entries(warningPhrases) as [PhraseKind, readonly PhraseRule[]][])
  for (const { phrases, near, also, unless, unlessAll = [] } of rules) {
    const rule: Rule = {
      kind,
      near: [near, also].flatMap((words) => (words ? [anyOf(words)] : [])),
      unless: unless && anyOf(unless),
      unlessAll: unlessAll.map(anyOf),
      isNegated: nounKinds.has(kind) ? isNounNegated : isStatementNegated,
    };
    for (const phrase of phrases) {
      const candidate = { rule, phrase: new RegExp(patternOf(phrase), 'y') };
      for (const word of new Set(firstWords(phrase)))
        candidates.set(word, [...(candidates.get(word) ?? []), candidate]);
    }
  }

/** A Latin word, or a Khmer cluster. */
const word = /[a-z0-9]+|[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3])*/g;
const isNumber = (first: string): boolean => first >= '0' && first < 'a';

/** Characters before and after a phrase in which `near` and `unless` are looked for. */
const contextLength = 120;
/** In which `unlessAll` is looked for. */
const wideContextLength = 300;
/** These limit the time that a text can take. No honest posting reaches them, so one that does is `unread`. */
const maxAttempts = 24_000;
const maxMatches = 1_000;

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

function applies(rule: Rule, folded: string, at: number, end: number): boolean {
  const { near, unless, unlessAll, isNegated } = rule;
  const around = (length: number): string => folded.slice(Math.max(0, at - length), end + length);
  const nearby = around(contextLength);
  if (!near.every((words) => nearby.search(words) >= 0)) return false;
  if (isNegated(folded, { at, end })) return false;
  const sentence = contextOf(folded, at, end);
  if ((unless && sentence.search(unless) >= 0) || isWarningOthers(sentence)) return false;
  if (unlessAll.length === 0) return true;
  const wide = around(wideContextLength);
  return !unlessAll.every((words) => wide.search(words) >= 0);
}

/** Words of the phrases, which people write together: registrationfee. */
const splitJoinedWords = wordSplitter(
  new Set(
    Object.values(warningPhrases)
      .flat()
      .flatMap(({ phrases, near = [], also = [], unless = [], unlessAll = [] }) =>
        latinWordsOf([...phrases, ...near, ...also, ...unless, ...unlessAll.flat()]),
      )
      .filter(({ length }) => length > 1),
  ),
);

type Span = { readonly kind: WarningKind; readonly at: number; end: number };

/** Ordered by where they start; the last one is `unread` if the rest of the text was not checked. */
function* spansIn(folded: string): Generator<Span> {
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
      if (applies(rule, folded, at, end)) yield { kind: rule.kind, at, end };
    }
  }
}

/** Merges overlapping phrases: people are shown where to look, not why. */
function mergeOverlapping(spans: Iterable<Span>): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const previous = merged.findLast(({ kind, end }) => kind === span.kind && end > span.at);
    if (previous === undefined) merged.push(span);
    else previous.end = Math.max(previous.end, span.end);
  }
  return merged;
}

function warningsIn(text: string): (readonly [WarningKind, string])[] {
  const { folded, starts, ends } = splitJoinedWords(foldText(text));
  return mergeOverlapping(spansIn(folded)).map(({ kind, at, end }) => [
    kind,
    text.slice(starts[at], ends[end - 1]).trim(),
  ]);
}

function textsOf(posting: WarnedTexts, field: WarnedField): readonly string[] {
  const value = posting[field];
  if (value === undefined || value === null) return [];
  if (typeof value !== 'string') return value;
  return [field === 'description' && isMarkup(value) ? plainText(value, '\n') : value];
}

/** Each phrase once per field, in the order of the fields. */
export function findWarnings(posting: WarnedTexts): Warning[] {
  const found = new Map<string, Warning>();
  for (const field of fields)
    for (const text of textsOf(posting, field))
      for (const [kind, phrase] of warningsIn(text))
        found.set(JSON.stringify([kind, field, phrase]), { kind, field, phrase });
  return [...found.values()];
}

/** The kinds of warnings of a posting, in their fixed order. */
export function warningKindsOf(posting: WarnedTexts): WarningKind[] {
  const found = new Set(findWarnings(posting).map(({ kind }) => kind));
  return warningKinds.filter((kind) => found.has(kind));
}
