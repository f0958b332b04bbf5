/** What a keyword asks for (product 7.3): parts that must all be found, each in one of several ways. */
import { normalise } from '../normalise.ts';
import { type Dictionary, meaningsOfPart, phrasesAt } from './dictionary.ts';
import { isFiller } from './fillers.ts';
import { isForgivable, isOneLetterOff } from './one-letter.ts';
import { type Unit, unitsOf } from './units.ts';
import { clustersOf, dictionaryWords, short, singular } from './words.ts';

/** Something that must be in a text: one of the meanings, or all of the pieces. */
export type Need = {
  readonly meanings: readonly string[];
  /** What phrases mean that it is a part or the beginning of. */
  readonly partly: readonly string[];
  readonly pieces: readonly Piece[];
};

export type Piece =
  /** A word, which may be only begun. */
  | { readonly kind: 'word'; readonly word: string; readonly isBegun: boolean }
  /** Clusters that stand together, whatever words the dictionary cuts there; the last one may be only begun. */
  | {
      readonly kind: 'clusters';
      readonly clusters: readonly string[];
      readonly words: readonly string[];
      readonly isBegun: boolean;
    };

/** What stands between spaces, or a phrase: its needs, or those of a word that it may be a misspelling of. */
export type Part = {
  readonly needs: readonly Need[];
  readonly forgiven: readonly (readonly Need[])[];
  readonly text: string;
  /** The words in it that may be misspelled. */
  readonly doubtful: readonly string[];
};

/** More than anybody searches for; the rest of a longer keyword is left out. */
const mostUnits = 64;
const mostForgiven = 4;
/** A beginning is at least so long. */
const shortestBeginning = 3;

type Item = { readonly from: number; readonly to: number; readonly meanings: readonly string[] };

/** No parts: a keyword of signs only, which finds nothing. */
export function partsOf(keyword: string, dictionary: Dictionary): Part[] {
  const text = normalise(keyword);
  const units = unitsOf(text).slice(0, mostUnits);
  const parts: Part[] = [];
  for (const items of together(units, itemsOf(units, dictionary))) {
    const first = units[items[0]?.from ?? 0];
    const last = units[(items.at(-1)?.to ?? 1) - 1];
    if (first === undefined || last === undefined) continue;
    const needs = items.flatMap((item) => needsOf(units, item, dictionary));
    const written = text.slice(first.at, last.end);
    parts.push({ needs, forgiven: [], text: written, doubtful: doubtfulIn(written, needs, first) });
  }
  return withoutFillers(parts);
}

/** Phrases of the dictionary, the longest first, and what is left between them in one run. */
function itemsOf(units: readonly Unit[], dictionary: Dictionary): Item[] {
  const items: Item[] = [];
  let left = 0;
  const addLeft = (to: number) => {
    while (left < to) {
      const from = left;
      while (left < to && units[left]?.run === units[from]?.run) left += 1;
      items.push({ from, to: left, meanings: [] });
    }
  };
  for (let at = 0; at < units.length;) {
    const [phrase] = phrasesAt(dictionary, units, at);
    if (phrase === undefined) at += 1;
    else {
      addLeft(at);
      items.push({ from: at, to: phrase.to, meanings: phrase.ids });
      at = left = phrase.to;
    }
  }
  addLeft(units.length);
  return items;
}

/** Items of one run of letters are one part. */
function together(units: readonly Unit[], items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const before = groups.at(-1)?.at(-1);
    if (before && units[before.to - 1]?.run === units[item.from]?.run) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}

function needsOf(units: readonly Unit[], { from, to, meanings }: Item, dictionary: Dictionary): Need[] {
  const pieces: Piece[] = [];
  for (let at = from; at < to;) {
    const first = units[at];
    if (first === undefined) break;
    const begins = at;
    while (at < to && units[at]?.run === first.run) at += 1;
    const isLast = at === units.length;
    const run = units.slice(begins, at);
    pieces.push(
      ...(first.unspaced ? clusterPieces(run, isLast, meanings.length > 0) : wordPieces(run, isLast)),
    );
  }
  // What the dictionary does not know as one is found by its words, wherever they stand.
  const all = meanings.length > 0 ? [pieces] : pieces.map((piece) => [piece]);
  return all.map((some) => ({ meanings, partly: partlyMeant(some, meanings, dictionary), pieces: some }));
}

const wordPieces = (run: readonly Unit[], isLast: boolean): Piece[] =>
  run.map(({ text }, at) => ({
    kind: 'word',
    word: text,
    isBegun: isLast && at === run.length - 1 && text.length >= shortestBeginning && !/^\d+$/.test(text),
  }));

/** Not of a single letter, nor of what says nothing. */
function partlyMeant(
  pieces: readonly Piece[],
  meanings: readonly string[],
  dictionary: Dictionary,
): string[] {
  const units = pieces.flatMap((piece) => (piece.kind === 'word' ? [piece.word] : piece.clusters));
  if (units.join('').length < shortestBeginning || pieces.every((piece) => isFiller(pieceText(piece))))
    return [];
  const isBegun = pieces.at(-1)?.isBegun === true;
  return meaningsOfPart(dictionary, units, isBegun).filter((id) => !meanings.includes(id));
}

/** Words of two clusters at least: single ones are what is left where the dictionary does not know the word. */
function clusterPieces(run: readonly Unit[], isLast: boolean, isPhrase: boolean): Piece[] {
  const words = dictionaryWords(run.map(({ text }) => text).join(''));
  const glued: string[][] = isPhrase ? [words] : [];
  if (!isPhrase)
    for (const word of words) {
      const isSingle = clustersOf(word).length < 2;
      const before = glued.at(-1);
      if (before && (isSingle || before.every((each) => clustersOf(each).length < 2))) before.push(word);
      else glued.push([word]);
    }
  return glued.map((piece, at) => {
    const clusters = clustersOf(piece.join(''));
    const isBegun = isLast && at === glued.length - 1 && clusters.length >= shortestBeginning;
    return { kind: 'clusters', clusters, words: piece.map(short), isBegun };
  });
}

const pieceText = (piece: Piece): string => (piece.kind === 'word' ? piece.word : piece.clusters.join(''));

/** Of a run of Khmer it is the run as well, which the dictionary cannot cut where a letter is wrong. */
function doubtfulIn(written: string, needs: readonly Need[], { unspaced }: Unit): string[] {
  const words = needs.flatMap(({ pieces }) => pieces.map(pieceText));
  return [...new Set(unspaced ? [written, ...words] : words)].filter(isForgivable);
}

/** Whoever types nothing else means them. */
function withoutFillers(parts: readonly Part[]): Part[] {
  const isNeeded = ({ meanings, pieces }: Need) =>
    meanings.length > 0 || !pieces.every((piece) => isFiller(pieceText(piece)));
  const narrowing = parts
    .map((part) => ({ ...part, needs: part.needs.filter(isNeeded) }))
    .filter(({ needs }) => needs.length > 0);
  return narrowing.length > 0 ? narrowing : [...parts];
}

/** Every word that may be misspelled, for looking up what it may be meant to be. */
export const doubtfulWords = (parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap(({ doubtful }) => doubtful)),
];

/** Two words that are both spelled right are two words; nor is a plural a misspelling. */
const isMeant = (typed: string, meant: string, { known }: Dictionary): boolean =>
  isOneLetterOff(typed, meant) &&
  singular(typed) !== singular(meant) &&
  !(known.has(singular(typed)) && known.has(singular(meant)));

/**
 * The parts with what is forgiven in them.
 * @param words that stand in jobs; those of the dictionary are looked at besides
 */
export function forgiving(parts: readonly Part[], words: readonly string[], dictionary: Dictionary): Part[] {
  const known = [...new Set([...dictionary.known, ...words])];
  return parts.map((part) => {
    const corrected = part.doubtful.flatMap((typed) =>
      known.filter((word) => isMeant(typed, word, dictionary)).map((word) => part.text.replace(typed, word)),
    );
    const forgiven = [...new Set(corrected)].slice(0, mostForgiven);
    return {
      ...part,
      forgiven: forgiven.map((text) => partsOf(text, dictionary).flatMap(({ needs }) => needs)),
    };
  });
}
