/** Parses a keyword into clauses, all of which a job must match (product 7.3). */
import { type Dictionary } from './dictionary.ts';
import { isTypoCandidate } from './edit-distance.ts';
import { normalise } from './normalise.ts';
import { partialMeanings } from './phrases.ts';
import { isSelective, type Span, spansOf, type Term, termsOf, textOf } from './query-terms.ts';
import { startsTitle } from './romanisation.ts';
import { abbreviationOf } from './spelling-variants.ts';
import { isUnspaced, singular, type Token, tokenize } from './tokenizer.ts';

/** A phrase, or the text between two spaces. A job matches it by all terms, or by all terms of a rewrite. */
export type Clause = {
  readonly text: string;
  readonly terms: readonly Term[];
  /** What it may have been meant to say; these rank lower. */
  readonly rewrites: readonly (readonly Term[])[];
  /** Words that may be misspelled, because the dictionary doesn't know them. */
  readonly unknownWords: readonly string[];
};

/** More than anyone types; the rest is ignored. */
const maxTokens = 32;
/** Words that together may sound like one phrase. */
const maxWordsHeard = 5;

type Parse = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly dictionary: Dictionary;
};

/** No clauses for a keyword without letters or digits, which finds nothing. */
export function parseKeyword(keyword: string, dictionary: Dictionary): Clause[] {
  const parse = parseOf(keyword, dictionary);
  const clauses = rewriteUnknown(groupsOf(parse), parse).map((draft) => clauseOf(draft, parse));
  return withoutStopWords(markPurposeOptional(clauses));
}

function parseOf(keyword: string, dictionary: Dictionary): Parse {
  const text = normalise(keyword);
  return { text, tokens: tokenize(text).slice(0, maxTokens), dictionary };
}

const groupsOf = (parse: Parse): Span[][] =>
  groupByRun(completeLastPhrase(spansOf(parse.tokens, parse.dictionary), parse), parse);

/** The terms of a rewriting, which is not rewritten again: two phrases may sound like each other. */
function termsOfRewriting(phrase: string, dictionary: Dictionary): Term[] {
  const parse = parseOf(phrase, dictionary);
  return groupsOf(parse).flatMap((spans) => clauseOf({ spans, rewritings: [] }, parse).terms);
}

/** Fewer tokens match too many phrases; a single Latin word is found by its prefix anyway. */
const minCompleted = { khmer: 3, latin: 2 };
const maxSpansCompleted = 4;
/** A beginning with more meanings than this says nothing yet. */
const maxCompletions = 6;

/** While people type: replaces the last spans by one if a phrase starts with them, "interior d" or ជាងផ្ស. */
function completeLastPhrase(spans: readonly Span[], { tokens, dictionary }: Parse): readonly Span[] {
  const last = spans.at(-1);
  if (last === undefined || last.meanings.length > 0) return spans;
  for (let at = Math.max(0, spans.length - maxSpansCompleted); at < spans.length; at += 1) {
    const uncompleted = spans.slice(at);
    const from = uncompleted[0]?.from ?? last.from;
    const part = tokens.slice(from, last.to).map(({ text }) => text);
    if (part.length < minCompleted[isUnspaced(part.join('')) ? 'khmer' : 'latin']) break;
    const { completions, containing } = partialMeanings(dictionary, part, true);
    const meanings = completions.length > 0 ? completions : containing;
    if (meanings.length > 0 && meanings.length <= maxCompletions)
      return [...spans.slice(0, at), { from, to: last.to, meanings, uncompleted }];
  }
  return spans;
}

const textOfSpans = ({ text, tokens }: Parse, spans: readonly Span[]): string =>
  text.slice(tokens[spans[0]?.from ?? 0]?.start, tokens[(spans.at(-1)?.to ?? 0) - 1]?.end);

const purposeWords: ReadonlySet<string> = new Set(normalise('for សម្រាប់').split(' '));

/** Spans of one run of letters form a clause, unless a word for "for" is between them. */
function groupByRun(spans: readonly Span[], parse: Parse): Span[][] {
  const { tokens } = parse;
  const isPurposeWord = (span: Span) => purposeWords.has(textOfSpans(parse, [span]));
  const groups: Span[][] = [];
  for (const span of spans) {
    const previous = groups.at(-1)?.at(-1);
    const isSameRun = previous && tokens[previous.to - 1]?.run === tokens[span.from]?.run;
    if (isSameRun && ![previous, span].some(isPurposeWord)) groups.at(-1)?.push(span);
    else groups.push([span]);
  }
  return groups;
}

type ClauseDraft = {
  readonly spans: readonly Span[];
  /** Phrases that it sounds like or is another spelling of. */
  readonly rewritings: readonly string[];
};

/** Joins words that together sound like one phrase, starting at an unknown word or a Khmer one in Latin letters. */
function rewriteUnknown(groups: readonly (readonly Span[])[], parse: Parse): ClauseDraft[] {
  const { latinKhmer, english, soundsLike } = parse.dictionary;
  const drafts: ClauseDraft[] = [];
  for (let at = 0; at < groups.length;) {
    const own = groups[at] ?? [];
    const isKnown = own.every(({ meanings }) => meanings.length > 0);
    const text = textOfSpans(parse, own);
    const mayBeJoined = !isKnown || latinKhmer.has(text) || startsTitle(text);
    // An English word isn't Khmer in Latin letters: "pilot" is no football.
    const isEnglish = english.has(text);
    const respelled = isKnown || isEnglish ? undefined : respell(text, parse.dictionary);
    let draft: ClauseDraft = { spans: own, rewritings: respelled === undefined ? [] : [respelled] };
    // A run of several known words may still sound like a phrase: ហ្វីតណេសត្រេនន័រ.
    const isOneWord = isEnglish || (isKnown && own.length === 1);
    const maxJoined = mayBeJoined ? Math.min(maxWordsHeard, groups.length - at) : 1;
    let count = respelled === undefined ? maxJoined : 0;
    for (; count > (isOneWord ? 1 : 0) && draft.rewritings.length === 0; count -= 1) {
      const spans = groups.slice(at, at + count).flat();
      const rewritings = soundsLike(textOfSpans(parse, spans));
      if (rewritings.length > 0) draft = { spans, rewritings };
    }
    drafts.push(draft);
    at += respelled === undefined && draft.rewritings.length > 0 ? count + 1 : 1;
  }
  return drafts;
}

/** English words written together with spaces, or a Khmer spelling of an abbreviation with Latin letters. */
function respell(text: string, { english, meanings }: Dictionary): string | undefined {
  const abbreviation = abbreviationOf(text);
  if (abbreviation === undefined) return english.split(text);
  // Two letters occur in too many words, unless the dictionary has the abbreviation.
  return abbreviation.length > 2 || meanings.has(abbreviation) ? abbreviation : undefined;
}

function clauseOf({ spans, rewritings }: ClauseDraft, parse: Parse): Clause {
  const { tokens, dictionary } = parse;
  const ownTerms = spans.flatMap((span) => termsOf(tokens, span, dictionary));
  // Words that were joined into one phrase aren't parts of other phrases.
  const isJoined = rewritings.length > 0 && spans.length > 1;
  const terms = isJoined ? ownTerms.map((term) => ({ ...term, completions: [], containing: [] })) : ownTerms;
  const rewrites = rewritings.map((phrase) => termsOfRewriting(phrase, dictionary));
  // What was completed may have been complete already.
  if (spans.some(({ uncompleted }) => uncompleted))
    rewrites.push(
      spans.flatMap((span) =>
        (span.uncompleted ?? [span]).flatMap((each) => termsOf(tokens, each, dictionary)),
      ),
    );
  const text = textOfSpans(parse, spans);
  const words = terms.flatMap(({ patterns }) => patterns.map(textOf));
  // A typo prevents the ICU dictionary from segmenting a Khmer run, so the whole run is a candidate, too.
  const isKhmer = tokens[spans[0]?.from ?? 0]?.isUnspaced === true;
  const unknownWords = [...new Set(isKhmer ? [text, ...words] : words)].filter(
    (word) => isTypoCandidate(word) && !dictionary.knownWords.has(singular(word)),
  );
  return { text, terms, rewrites, unknownWords };
}

const isOccupation = (term: Term): boolean =>
  term.meanings.length > 0 && !term.isOptional && !term.isRole && !term.isPlace && isSelective(term);

/** The purpose ends with the next stop word or place. */
const endsPurpose = ({ terms }: Clause): boolean => terms.some((term) => term.isPlace || !isSelective(term));

/** After an occupation, "for family" or សម្រាប់កុមារ only ranks jobs higher: few postings say it in those words. */
function markPurposeOptional(clauses: readonly Clause[]): Clause[] {
  let [hasOccupation, isInPurpose] = [false, false];
  return clauses.map((clause) => {
    if (purposeWords.has(clause.text)) isInPurpose = hasOccupation;
    else if (endsPurpose(clause)) isInPurpose = false;
    else if (isInPurpose)
      return { ...clause, terms: clause.terms.map((term) => ({ ...term, isOptional: true })) };
    hasOccupation ||= clause.terms.some(isOccupation);
    return clause;
  });
}

/** Keeps stop words only if there is nothing else. */
function withoutStopWords(clauses: readonly Clause[]): Clause[] {
  const selective = clauses
    .map((clause) => ({ ...clause, terms: clause.terms.filter(isSelective) }))
    .filter(({ terms }) => terms.length > 0);
  return selective.length > 0 ? selective : [...clauses];
}
