/** Corrects typos in a keyword, and proposes other keywords where nothing was found (product 7.37). */
import { type Dictionary } from './dictionary.ts';
import { closestWords, isOneEditApart } from './edit-distance.ts';
import { type Clause, parseKeyword } from './parse-keyword.ts';
import { type Term } from './query-terms.ts';
import { isUnspaced, singular } from './tokenizer.ts';

const maxCorrections = 4;
/** Comparing a word with all known ones takes milliseconds, so only the longest are compared: they say the most. */
const maxUnknownWords = 3;

/** The words that may be misspelled; of many the longest. */
export const unknownWordsOf = (clauses: readonly Clause[]): string[] =>
  [...new Set(clauses.flatMap(({ unknownWords }) => unknownWords))]
    .sort((one, other) => other.length - one.length)
    .slice(0, maxUnknownWords);

/** A plural is no typo. */
const isCorrection = (typed: string, known: string): boolean =>
  isOneEditApart(typed, known) && singular(typed) !== singular(known);

/** Words by their first and last letter: one edit leaves at least one of them. */
type WordsByEnd = ReadonlyMap<string, readonly string[]>;
const endsOf = (word: string): string[] => [`${word.charAt(0)}…`, `…${word.at(-1) ?? ''}`];

function groupByEnd(words: Iterable<string>): WordsByEnd {
  const groups = new Map<string, string[]>();
  for (const word of words)
    for (const end of new Set(endsOf(word))) {
      const group = groups.get(end);
      if (group) group.push(word);
      else groups.set(end, [word]);
    }
  return groups;
}

const groupedWords = new WeakMap<Dictionary, WordsByEnd>();

/**
 * Adds corrections of typos to the rewrites of each clause.
 * @param words of jobs; the words of the dictionary are tried as well
 */
export function withCorrections(
  clauses: readonly Clause[],
  words: readonly string[],
  dictionary: Dictionary,
): Clause[] {
  const wordsByEnd = groupedWords.get(dictionary) ?? groupByEnd(dictionary.knownWords);
  groupedWords.set(dictionary, wordsByEnd);
  const correctionsOf = (typed: string): string[] => {
    const knownWords = endsOf(typed).flatMap((end) => wordsByEnd.get(end) ?? []);
    return [...new Set([...knownWords, ...words])].filter((word) => isCorrection(typed, word));
  };
  const corrected = new Map(unknownWordsOf(clauses).map((typed) => [typed, correctionsOf(typed)]));
  /** The same word may be in many clauses. */
  const parsed = new Map<string, readonly Term[]>();
  const parse = (text: string): readonly Term[] => {
    const terms = parsed.get(text) ?? parseKeyword(text, dictionary).flatMap((clause) => clause.terms);
    parsed.set(text, terms);
    return terms;
  };
  return clauses.map((clause) => {
    const texts = clause.unknownWords.flatMap((typed) =>
      (corrected.get(typed) ?? []).map((word) => clause.text.replace(typed, word)),
    );
    const corrections = [...new Set(texts)].slice(0, maxCorrections).map(parse);
    // In one Latin word a typo is likelier than Khmer that sounds like it.
    const isOneWord = !isUnspaced(clause.text) && !clause.text.includes(' ');
    const rewrites = isOneWord && corrections.length > 0 ? [] : clause.rewrites;
    return { ...clause, rewrites: [...rewrites, ...corrections] };
  });
}

const maxKeywords = 3;

/**
 * Keywords with the unknown words replaced by close ones, likeliest first.
 * @param knownWords correctly spelled words
 */
export function respelledKeywords(clauses: readonly Clause[], knownWords: ReadonlySet<string>): string[] {
  const misspelled = unknownWordsOf(clauses).filter((typed) => !knownWords.has(typed));
  const closest = new Map(misspelled.map((typed) => [typed, closestWords(typed, knownWords)]));
  const respelled = clauses.map(({ text, unknownWords }) =>
    unknownWords.flatMap((typed) => (closest.get(typed) ?? []).map((word) => text.replace(typed, word))),
  );
  const count = Math.min(maxKeywords, Math.max(0, ...respelled.map(({ length }) => length)));
  const keywords = Array.from({ length: count }, (_, nth) =>
    clauses.map(({ text }, at) => respelled[at]?.[nth] ?? respelled[at]?.[0] ?? text).join(' '),
  );
  return [...new Set(keywords)];
}

const maxShortened = 5;

/** Keywords that lack one of the clauses. */
export const shortenedKeywords = (clauses: readonly Clause[]): string[] =>
  clauses.length < 2
    ? []
    : clauses.slice(0, maxShortened).map((left) =>
        clauses
          .filter((clause) => clause !== left)
          .map(({ text }) => text)
          .join(' '),
      );
