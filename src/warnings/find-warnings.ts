/** What a posting warns of (product 3.15); the same for the server, which stores it, and for the form, which marks it. */
import { type FoldedText, foldText } from './folded-text.ts';
import { isClaimDenied, isThingDenied } from './negation.ts';
import { anyOf, firstWords, money, patternOf } from './phrase-pattern.ts';
import { plainText } from '#contract/plain-text.ts';
import { isMarkup } from '#contract/rich-text.ts';
import { warningPhrases } from './warning-phrases.ts';
import { type WarningKind, warningKinds } from '#contract/warnings.ts';

/** The texts of a posting, all or some of them. */
export type WarnedTexts = {
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
  /** As it stands in the text; of markup without its tags. */
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

/** One line of the table, with what its phrases have in common. */
type Rule = {
  readonly kind: WarningKind;
  readonly beside: RegExp | undefined;
  readonly unless: RegExp | undefined;
  readonly isDenied: typeof isThingDenied;
};
/** `says` is looked for at one place. */
type Candidate = { readonly rule: Rule; readonly says: RegExp };

/** By the words that phrases begin with: most words of a text begin none. */
const candidates = new Map<string, Candidate[]>();
for (const kind of warningKinds)
  for (const { says, beside, unless } of warningPhrases[kind]) {
    const rule: Rule = {
      kind,
      beside: beside && anyOf(beside),
      unless: unless && anyOf(unless),
      isDenied: kind === 'fee' || kind === 'documents' ? isThingDenied : isClaimDenied,
    };
    for (const phrase of says) {
      const candidate = { rule, says: new RegExp(patternOf(phrase), 'y') };
      for (const word of new Set(firstWords(phrase)))
        candidates.set(word, [...(candidates.get(word) ?? []), candidate]);
    }
  }

/** A Latin word, or a Khmer letter with what is around it. */
const word = /[a-z0-9]+|[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3])*/g;
const isAmount = (first: string): boolean => first === 'usd' || (first >= '0' && first < 'a');

/** How far what stands beside a phrase is looked for, on either side. */
const near = 120;
/** In one text: no posting says so much, and none may take long to read. */
const mostLooks = 5_000;
const mostMatches = 300;

/** The part of a sentence that is near. */
function around(folded: string, at: number, end: number): string {
  const before = folded.slice(Math.max(0, at - near), at);
  const after = folded.slice(end, end + near);
  const stop = after.search(/[.;]/);
  return (
    before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1) +
    folded.slice(at, end) +
    (stop < 0 ? after : after.slice(0, stop))
  );
}

function holds({ beside, unless, isDenied }: Rule, folded: string, at: number, end: number): boolean {
  if (isDenied(folded, { at, end })) return false;
  if (unless && around(folded, at, end).search(unless) >= 0) return false;
  return !beside || folded.slice(Math.max(0, at - near), end + near).search(beside) >= 0;
}

type Span = { readonly kind: WarningKind; readonly at: number; end: number };

/** In the order in which they begin. */
function* spansIn(folded: string): Generator<Span> {
  let looks = 0;
  let matches = 0;
  for (const { 0: first, index: at } of folded.matchAll(word)) {
    const here = [
      ...(candidates.get(first) ?? []),
      ...(isAmount(first) ? (candidates.get(money) ?? []) : []),
    ];
    for (const { rule, says } of here) {
      if (++looks > mostLooks) return;
      says.lastIndex = at;
      const found = says.exec(folded)?.[0];
      if (found === undefined) continue;
      if (++matches > mostMatches) return;
      const end = at + found.length;
      if (holds(rule, folded, at, end)) yield { kind: rule.kind, at, end };
    }
  }
}

/** Phrases that overlap are one: people are shown where to look, not why. */
function joined(spans: Iterable<Span>): readonly Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const before = found.findLast(({ kind, end }) => kind === span.kind && end > span.at);
    if (before === undefined) found.push(span);
    else before.end = Math.max(before.end, span.end);
  }
  return found;
}

function warningsIn(text: string): (readonly [WarningKind, string])[] {
  const { folded, starts, ends }: FoldedText = foldText(text);
  return joined(spansIn(folded)).map(({ kind, at, end }) => [
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

/** Every phrase that warns, once for each field, in the order of the fields. */
export function findWarnings(posting: WarnedTexts): Warning[] {
  const found = new Map<string, Warning>();
  for (const field of fields)
    for (const text of textsOf(posting, field))
      for (const [kind, phrase] of warningsIn(text))
        found.set(JSON.stringify([kind, field, phrase]), { kind, field, phrase });
  return [...found.values()];
}

/** Which kinds of warnings a posting has, in their order. */
export function warningsOf(posting: WarnedTexts): WarningKind[] {
  const found = new Set(findWarnings(posting).map(({ kind }) => kind));
  return warningKinds.filter((kind) => found.has(kind));
}
