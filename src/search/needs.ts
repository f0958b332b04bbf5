/** What a stretch of a keyword asks for: each need can be met in several ways. */
import { type Dictionary } from './dictionary.ts';
import { type Where } from './ladder.ts';
import { meaningsOfPart, type PartMeanings, phrasesAt } from './phrases.ts';
import { isFiller } from './fillers.ts';
import { type Unit } from './units.ts';
import { clustersOf, dictionaryWords, short } from './words.ts';

/** Something that must be in a text: one of the meanings, all of the pieces, or all that it is split into. */
export type Need = {
  readonly meanings: readonly string[];
  /** What words mean that it is a part or the beginning of. */
  readonly partly: readonly string[];
  /** What longer phrases mean that it stands in; a title that means it may be about something else. */
  readonly within: readonly string[];
  readonly pieces: readonly Piece[];
  /** The smaller phrases that a phrase is made of: "hotel receptionist" is also a receptionist in a guesthouse. */
  readonly split: readonly Need[];
  /** What of a phrase is left without who does it; nothing where that is all of it. */
  readonly rest: readonly Need[];
  /** Meanings that are shown last. */
  readonly near: readonly string[];
  /** Beside the work itself it only puts a job first. */
  readonly isOptional: boolean;
  /** Whether it says who does the work, not which. */
  readonly isRole: boolean;
  readonly isPlace: boolean;
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

/** A phrase of the dictionary, or what stands between two of them in one run of letters: then it means nothing. */
export type Item = {
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly string[];
  /** What it is cut into where it is not taken for the beginning of a phrase. */
  readonly cut?: readonly Item[];
};

/** The shortest beginning of a word that is completed. */
const shortestBeginning = 3;
/** More than this are no sign of anything. */
const mostNear = 16;

/** @param longest the units of a phrase at most */
export function itemsOf(units: readonly Unit[], dictionary: Dictionary, longest = units.length): Item[] {
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
    const phrase = phrasesAt(dictionary, units, at).find(({ from, to }) => to - from <= longest);
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

export function needsOf(
  units: readonly Unit[],
  { from, to, meanings, cut }: Item,
  dictionary: Dictionary,
): Need[] {
  const pieces: Piece[] = [];
  for (let at = from; at < to;) {
    const first = units[at];
    if (first === undefined) break;
    const begins = at;
    while (at < to && units[at]?.run === first.run) at += 1;
    const isLast = at === units.length;
    const run = units.slice(begins, at);
    pieces.push(
      ...(first.unspaced
        ? clusterPieces(run, isLast, meanings.length > 0, cut !== undefined)
        : wordPieces(run, isLast)),
    );
  }
  const isPhrase = meanings.length > 0;
  const isOptional = meanings.some((id) => dictionary.optional.has(id));
  // The words of what is optional say something else apart: "health insurance" is no insurance company that sells to clinics.
  const smaller = isPhrase && !isOptional ? smallerNeeds(units.slice(from, to), dictionary) : [];
  const split = smaller.length > 1 ? smaller : [];
  const work = smaller.filter((need) => !need.isRole);
  const rest = work.length < split.length || split.length === 0 ? work : [];
  // What the dictionary does not know as one is found by its words, wherever they stand.
  const all = isPhrase ? [pieces] : pieces.map((piece) => [piece]);
  return all.map((some) => {
    const { completed, longer } = partlyMeant(some, dictionary);
    const partly = completed.filter((id) => !meanings.includes(id));
    const within = isPhrase ? [] : longer;
    const near = [...meanings, ...partly, ...within].flatMap((id) => dictionary.near.get(id) ?? []);
    // What a whole phrase is only a small part of is near it.
    if (isPhrase) near.push(...longer);
    return {
      meanings,
      partly,
      within,
      pieces: some,
      split,
      rest,
      near: [...new Set(near)].slice(0, mostNear),
      isOptional,
      isRole: isPhrase && meanings.every((id) => dictionary.roles.has(id)),
      isPlace: isPhrase && meanings.every((id) => dictionary.places.has(id)),
    };
  });
}

/** What it is a part of, as far as that counts there. */
export const partMeanings = ({ partly, within }: Need, where: Where): readonly string[] =>
  where.includes('B') ? [...partly, ...within] : partly;

/** Of the smaller phrases in it; none for a phrase that is one word. */
function smallerNeeds(units: readonly Unit[], dictionary: Dictionary): Need[] {
  const items = itemsOf(units, dictionary, units.length - 1);
  return items.length > 1
    ? items.flatMap((item) => needsOf(units, item, dictionary)).filter(isNarrowing)
    : [];
}

/** Whether it is more than a word that everybody uses. */
export const isNarrowing = ({ pieces }: Need): boolean => !pieces.every((piece) => isFiller(textOf(piece)));

export const textOf = (piece: Piece): string =>
  piece.kind === 'word' ? piece.word : piece.clusters.join('');

const wordPieces = (run: readonly Unit[], isLast: boolean): Piece[] =>
  run.map(({ text }, at) => ({
    kind: 'word',
    word: text,
    isBegun: isLast && at === run.length - 1 && text.length >= shortestBeginning && !/^\d+$/.test(text),
  }));

/** Not of a single letter, nor of what says nothing. */
function partlyMeant(pieces: readonly Piece[], dictionary: Dictionary): PartMeanings {
  const units = pieces.flatMap((piece) => (piece.kind === 'word' ? [piece.word] : piece.clusters));
  if (units.join('').length < shortestBeginning || pieces.every((piece) => isFiller(textOf(piece))))
    return { completed: [], longer: [] };
  const isBegun = pieces.at(-1)?.isBegun === true;
  return meaningsOfPart(dictionary, units, isBegun);
}

function clusterPieces(
  run: readonly Unit[],
  isLast: boolean,
  isPhrase: boolean,
  isOnlyBegun: boolean,
): Piece[] {
  const words = dictionaryWords(run.map(({ text }) => text).join(''));
  const glued = isPhrase ? [words] : glue(words);
  return glued.map((piece, at) => {
    const clusters = clustersOf(piece.join(''));
    // A goldsmith, ជាងមាស, is not the beginning of whoever repairs machines, ជាងម៉ាស៊ីន.
    const mayBeBegun = isLast && (!isPhrase || isOnlyBegun) && at === glued.length - 1;
    const isBegun = mayBeBegun && clusters.length >= shortestBeginning;
    return { kind: 'clusters', clusters, words: piece.map(short), isBegun };
  });
}

/**
 * Words of two clusters at least: single ones are what is left where the dictionary does not know the word. What says
 * nothing is left out, unless nothing else is said.
 */
function glue(words: readonly string[]): string[][] {
  const glued: string[][] = [];
  const isSaying = (word: string) => !isFiller(word) || words.every(isFiller);
  const isSingle = (word: string) => clustersOf(word).length < 2;
  let before: string[] | undefined;
  for (const word of words) {
    if (!isSaying(word)) before = undefined;
    else if (before && (isSingle(word) || before.every(isSingle))) before.push(word);
    else glued.push((before = [word]));
  }
  return glued;
}
