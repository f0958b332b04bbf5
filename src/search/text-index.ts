/** Everything that a text can be found by. Server and phone both index jobs with it. */
import { type Dictionary } from './dictionary.ts';
import { normalise } from './normalise.ts';
import { meaningsAcrossGap, type PhraseMatch, phrasesAt } from './phrases.ts';
import { type Weight } from './searched-fields.ts';
import {
  runsOf,
  segmentWords,
  singular,
  spacedWord,
  type Token,
  tokenize,
  truncateWord,
} from './tokenizer.ts';

export type TextIndex = {
  /** With their variants. */
  readonly words: ReadonlySet<string>;
  /** The meanings of its phrases. */
  readonly meanings: ReadonlySet<string>;
  readonly broaderMeanings: ReadonlySet<string>;
  /** Clusters of unspaced scripts, by run. */
  readonly clusters: readonly (readonly string[])[];
};

/** @param weight of the text: a title also has phrases with gaps, a description no ambiguous phrases */
export function indexText(text: string, dictionary: Dictionary, weight: Weight): TextIndex {
  const normalised = normalise(text);
  const tokens = tokenize(normalised);
  const meanings = new Set<string>();
  const broaderMeanings = new Set<string>();
  const add = (ids: readonly string[]) => {
    for (const id of ids) {
      meanings.add(id);
      for (const each of dictionary.broader.get(id) ?? []) broaderMeanings.add(each);
    }
  };
  const counts = (phrase: PhraseMatch): boolean => {
    if (weight === 'D') return !phrase.isAmbiguous;
    return weight !== 'A' || !isPlaceAbbreviation(phrase, tokens, dictionary);
  };
  for (const at of tokens.keys()) {
    for (const phrase of phrasesAt(dictionary, tokens, at)) if (counts(phrase)) add(phrase.meanings);
    if (weight === 'A') add(meaningsAcrossGap(dictionary, tokens, at));
  }
  return { words: wordsIn(normalised, tokens), meanings, broaderMeanings, clusters: clustersByRun(tokens) };
}

/** SR is Siem Reap in a keyword, but senior in a title; the place of a job is in its fields. */
const isPlaceAbbreviation = (
  { from, to, meanings }: PhraseMatch,
  tokens: readonly Token[],
  { places }: Dictionary,
): boolean =>
  to - from === 1 && /^[a-z]{2,3}$/.test(tokens[from]?.text ?? '') && meanings.every((id) => places.has(id));

/** The words of a text with their variants. */
export function wordsIn(normalised: string, tokens = tokenize(normalised)): Set<string> {
  const words = new Set<string>();
  let word = '';
  for (const { text, isUnspaced, startsWord, endsWord } of tokens) {
    if (!isUnspaced) continue;
    word = startsWord ? text : word + text;
    if (endsWord) words.add(truncateWord(word));
  }
  for (const { text, isUnspaced } of runsOf(normalised)) {
    if (isUnspaced) continue;
    const { parts, variants } = spacedWord(text);
    for (const each of [...parts, ...variants]) words.add(each);
  }
  return words;
}

function clustersByRun(tokens: readonly Token[]): string[][] {
  const runs: string[][] = [];
  let previousRun: number | undefined;
  for (const { text, run, isUnspaced } of tokens) {
    if (!isUnspaced) continue;
    if (run === previousRun) runs.at(-1)?.push(text);
    else runs.push([text]);
    previousRun = run;
  }
  return runs;
}

/** The words of a text that a typo may stand for; Khmer ones also joined with their neighbours, as in compounds. */
export function vocabularyOf(text: string): Set<string> {
  const vocabulary = new Set<string>();
  for (const run of runsOf(normalise(text))) {
    if (!run.isUnspaced) for (const part of spacedWord(run.text).parts) vocabulary.add(singular(part));
    else {
      const words = segmentWords(run.text);
      for (const at of words.keys())
        for (const count of [1, 2, 3]) vocabulary.add(words.slice(at, at + count).join(''));
    }
  }
  return vocabulary;
}
