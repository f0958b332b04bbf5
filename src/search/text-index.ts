/** All that a text can be found by: the one cut of texts that server and phone compare keywords with. */
import { normalise } from './normalise.ts';
import { type Dictionary } from './dictionary.ts';
import { idsApart, type Meant, phrasesAt } from './phrases.ts';
import { type Weight } from './searched-texts.ts';
import { type Unit, unitsOf } from './units.ts';
import { dictionaryWords, runsOf, short, singular, spacedWord } from './words.ts';

export type TextIndex = {
  /** With their other forms. */
  readonly words: ReadonlySet<string>;
  /** What its phrases mean. */
  readonly meanings: ReadonlySet<string>;
  /** What meanings are a kind of. */
  readonly wider: ReadonlySet<string>;
  /** Clusters of scripts without spaces, run by run. */
  readonly clusters: readonly (readonly string[])[];
};

/**
 * @param weight of the place: in a title words belong together that stand a little apart, in a description abbreviations
 * are likely other words
 */
export function indexText(text: string, dictionary: Dictionary, weight: Weight): TextIndex {
  const normalised = normalise(text);
  const units = unitsOf(normalised);
  const meanings = new Set<string>();
  const wider = new Set<string>();
  const mean = (ids: readonly string[]) => {
    for (const id of ids) {
      meanings.add(id);
      for (const each of dictionary.broader.get(id) ?? []) wider.add(each);
    }
  };
  for (const at of units.keys()) {
    for (const phrase of phrasesAt(dictionary, units, at))
      if (weight === 'D' ? !phrase.isPoor : weight !== 'A' || !isShortPlace(phrase, units, dictionary))
        mean(phrase.ids);
    if (weight === 'A') mean(idsApart(dictionary, units, at));
  }
  const clusters = clustersIn(units);
  return { words: wordsIn(normalised, units), meanings, wider, clusters };
}

/** People search for SR, Siem Reap, but "Sr. Accountant" is a senior one; where a job is, it says elsewhere. */
const isShortPlace = ({ from, to, ids }: Meant, units: readonly Unit[], { places }: Dictionary): boolean =>
  to - from === 1 && /^[a-z]{2,3}$/.test(units[from]?.text ?? '') && ids.every((id) => places.has(id));

/** The words of a text, those of spaced scripts also in their other forms. */
export function wordsIn(normalised: string, units = unitsOf(normalised)): Set<string> {
  const words = new Set<string>();
  let word = '';
  for (const { text, unspaced, begins, ends } of units) {
    if (!unspaced) continue;
    word = begins ? text : word + text;
    if (ends) words.add(short(word));
  }
  for (const { text, unspaced } of runsOf(normalised)) {
    if (unspaced) continue;
    const { parts, forms } = spacedWord(text);
    for (const each of [...parts, ...forms]) words.add(each);
  }
  return words;
}

function clustersIn(units: readonly Unit[]): string[][] {
  const runs: string[][] = [];
  let before: number | undefined;
  for (const { text, run, unspaced } of units) {
    if (!unspaced) continue;
    if (run === before) runs.at(-1)?.push(text);
    else runs.push([text]);
    before = run;
  }
  return runs;
}

/** Words of a text as they may be misspelled or meant: those of Khmer also with their neighbours, as people write compounds. */
export function vocabularyOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const run of runsOf(normalise(text))) {
    if (!run.unspaced) for (const part of spacedWord(run.text).parts) found.add(singular(part));
    else {
      const words = dictionaryWords(run.text);
      for (const at of words.keys())
        for (const count of [1, 2, 3]) found.add(words.slice(at, at + count).join(''));
    }
  }
  return found;
}
