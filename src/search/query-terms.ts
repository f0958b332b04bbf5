/** Turns spans of a keyword's tokens into query terms. */
import { type Dictionary } from './dictionary.ts';
import { type PartialMeanings, partialMeanings, phrasesAt } from './phrases.ts';
import { clustersOf, isStopWord, segmentWords, type Token, truncateWord } from './tokenizer.ts';

/** Something a job must have: one of the meanings, or all of the patterns, or all of the subterms. */
export type Term = {
  /** Meanings of the phrase; none if it is in no phrase of the dictionary. */
  readonly meanings: readonly string[];
  /** Meanings of phrases that the term is a part or the beginning of. */
  readonly completions: readonly string[];
  /** Meanings of longer phrases that contain the term; a title with one of them may be about something else. */
  readonly containing: readonly string[];
  readonly patterns: readonly Pattern[];
  /** The smaller phrases that a phrase consists of: "hotel receptionist" is also a receptionist in a guesthouse. */
  readonly subterms: readonly Term[];
  /** The subterms without roles; empty if there is no role among them. */
  readonly withoutRoles: readonly Term[];
  /** Related meanings, which are shown last. */
  readonly related: readonly string[];
  /** Beside an occupation it only ranks jobs higher. */
  readonly isOptional: boolean;
  /** Whether it says who does the work, not which work. */
  readonly isRole: boolean;
  readonly isPlace: boolean;
};

/** What must be in the text. A prefix also matches longer words or clusters. */
export type Pattern =
  | { readonly kind: 'word'; readonly word: string; readonly isPrefix: boolean }
  /** Adjacent clusters, whatever words the ICU dictionary cuts there; or all of `words`. */
  | {
      readonly kind: 'clusters';
      readonly clusters: readonly string[];
      readonly words: readonly string[];
      readonly isPrefix: boolean;
    };

/** Tokens `from` to before `to`: a phrase of the dictionary, or without meanings what is between two of them in a run. */
export type Span = {
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly string[];
  /** If the span was read as the beginning of a phrase: the spans it consists of otherwise. */
  readonly uncompleted?: readonly Span[];
};

const minPrefixLength = 3;
/** A term related to more than this is related to nothing in particular. */
const maxRelated = 16;

/** @param maxLength of a phrase, in tokens */
export function spansOf(tokens: readonly Token[], dictionary: Dictionary, maxLength = tokens.length): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const addUnknown = (end: number) => {
    while (start < end) {
      const from = start;
      while (start < end && tokens[start]?.run === tokens[from]?.run) start += 1;
      spans.push({ from, to: start, meanings: [] });
    }
  };
  for (let at = 0; at < tokens.length;) {
    const phrase = phrasesAt(dictionary, tokens, at).find(({ from, to }) => to - from <= maxLength);
    if (phrase === undefined) at += 1;
    else {
      addUnknown(at);
      spans.push({ from: at, to: phrase.to, meanings: phrase.meanings });
      at = start = phrase.to;
    }
  }
  addUnknown(tokens.length);
  return spans;
}

export function termsOf(
  tokens: readonly Token[],
  { from, to, meanings, uncompleted }: Span,
  dictionary: Dictionary,
): Term[] {
  const isPhrase = meanings.length > 0;
  const patterns: Pattern[] = [];
  for (let at = from; at < to;) {
    const first = tokens[at];
    if (first === undefined) break;
    const start = at;
    while (at < to && tokens[at]?.run === first.run) at += 1;
    const isLast = at === tokens.length;
    const run = tokens.slice(start, at);
    patterns.push(
      ...(first.isUnspaced
        ? clusterPatterns(run, { mayBePrefix: isLast && (!isPhrase || uncompleted !== undefined), isPhrase })
        : wordPatterns(run, isLast)),
    );
  }
  const isOptional = meanings.some((id) => dictionary.optional.has(id));
  // An optional phrase isn't split: "health insurance" is not about insurance companies or clinics.
  const smaller = isPhrase && !isOptional ? smallerTerms(tokens.slice(from, to), dictionary) : [];
  const subterms = smaller.length > 1 ? smaller : [];
  const work = smaller.filter((term) => !term.isRole);
  const withoutRoles = work.length < subterms.length || subterms.length === 0 ? work : [];
  // Words that form no phrase may be anywhere in the text.
  const patternsOfTerms = isPhrase ? [patterns] : patterns.map((pattern) => [pattern]);
  return patternsOfTerms.map((own) => {
    const { completions: completed, containing: longer } = partialMeaningsOf(own, dictionary);
    const completions = completed.filter((id) => !meanings.includes(id));
    const containing = isPhrase ? [] : longer;
    const related = [...meanings, ...completions, ...containing].flatMap(
      (id) => dictionary.related.get(id) ?? [],
    );
    if (isPhrase) related.push(...longer);
    return {
      meanings,
      completions,
      containing,
      patterns: own,
      subterms,
      withoutRoles,
      related: [...new Set(related)].slice(0, maxRelated),
      isOptional,
      isRole: isPhrase && meanings.every((id) => dictionary.roles.has(id)),
      isPlace: isPhrase && meanings.every((id) => dictionary.places.has(id)),
    };
  });
}

/** Terms of the smaller phrases in a phrase; none if it is one word. */
function smallerTerms(tokens: readonly Token[], dictionary: Dictionary): Term[] {
  const spans = spansOf(tokens, dictionary, tokens.length - 1);
  return spans.length > 1
    ? spans.flatMap((span) => termsOf(tokens, span, dictionary)).filter(isSelective)
    : [];
}

/** Whether it has more than stop words. */
export const isSelective = ({ patterns }: Term): boolean =>
  !patterns.every((pattern) => isStopWord(textOf(pattern)));

export const textOf = (pattern: Pattern): string =>
  pattern.kind === 'word' ? pattern.word : pattern.clusters.join('');

const wordPatterns = (run: readonly Token[], isLast: boolean): Pattern[] =>
  run.map(({ text }, at) => ({
    kind: 'word',
    word: text,
    isPrefix: isLast && at === run.length - 1 && text.length >= minPrefixLength && !/^\d+$/.test(text),
  }));

/** Empty for very short text and stop words. */
function partialMeaningsOf(patterns: readonly Pattern[], dictionary: Dictionary): PartialMeanings {
  const tokens = patterns.flatMap((pattern) => (pattern.kind === 'word' ? [pattern.word] : pattern.clusters));
  if (tokens.join('').length < minPrefixLength || patterns.every((pattern) => isStopWord(textOf(pattern))))
    return { completions: [], containing: [] };
  return partialMeanings(dictionary, tokens, patterns.at(-1)?.isPrefix === true);
}

/** A whole phrase is no prefix: a goldsmith, ជាងមាស, has nothing to do with machine repair, ជាងម៉ាស៊ីន. */
type RunKind = { readonly mayBePrefix: boolean; readonly isPhrase: boolean };

function clusterPatterns(run: readonly Token[], { mayBePrefix, isPhrase }: RunKind): Pattern[] {
  const words = segmentWords(run.map(({ text }) => text).join(''));
  const groups = isPhrase ? [words] : groupWords(words);
  return groups.map((group, at) => {
    const clusters = clustersOf(group.join(''));
    const isPrefix = mayBePrefix && at === groups.length - 1 && clusters.length >= minPrefixLength;
    return { kind: 'clusters', clusters, words: group.map(truncateWord), isPrefix };
  });
}

/**
 * Groups of at least two clusters: single ones are remains of words that the ICU dictionary doesn't know. Stop words
 * are left out unless there is nothing else.
 */
function groupWords(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  const onlyStopWords = words.every(isStopWord);
  const isSingle = (word: string) => clustersOf(word).length < 2;
  let last: string[] | undefined;
  for (const word of words) {
    if (isStopWord(word) && !onlyStopWords) last = undefined;
    else if (last && (isSingle(word) || last.every(isSingle))) last.push(word);
    else groups.push((last = [word]));
  }
  return groups;
}
