/** A text as a row of units, in which phrases of either script are found alike: words, and single clusters of Khmer. */
import { clustersOf, dictionaryWords, runsOf, singular, spacedWord } from './words.ts';

export type Unit = {
  /** English plurals as singulars. */
  readonly text: string;
  /** Where it stands in the normalised text. */
  readonly at: number;
  readonly end: number;
  /** The number of its run of letters. */
  readonly run: number;
  readonly unspaced: boolean;
  /** Whether a word begins or ends with it, by the dictionary. */
  readonly begins: boolean;
  readonly ends: boolean;
  /** Whether a sentence, a line or an item of a list ends before it. */
  readonly apart: boolean;
};

const boundary = /[\n,;:!?()|។•]|\.\s/;

export function unitsOf(normalised: string): Unit[] {
  const units: Unit[] = [];
  let before = 0;
  for (const [nth, { text, at, unspaced }] of runsOf(normalised).entries()) {
    let apart = boundary.test(normalised.slice(before, at));
    before = at + text.length;
    const pieces = unspaced ? khmerPieces(text) : latinPieces(text);
    let from = at;
    for (const piece of pieces) {
      from = normalised.indexOf(piece.written, from);
      const end = from + piece.written.length;
      units.push({ ...piece, at: from, end, run: nth, unspaced, apart });
      apart = false;
      from = end;
    }
  }
  return units;
}

type Piece = Pick<Unit, 'text' | 'begins' | 'ends'> & { readonly written: string };

const latinPieces = (text: string): Piece[] =>
  spacedWord(text).parts.map((written) => ({ text: singular(written), written, begins: true, ends: true }));

const khmerPieces = (text: string): Piece[] =>
  // Marks without a letter belong to nothing.
  dictionaryWords(clustersOf(text).join('')).flatMap((word) => {
    const clusters = clustersOf(word);
    return clusters.map((written, at) => ({
      text: written,
      written,
      begins: at === 0,
      ends: at === clusters.length - 1,
    }));
  });

/** The texts of the units alone, which needs no dictionary of words. */
export const unitTextsOf = (normalised: string): string[] =>
  runsOf(normalised).flatMap(({ text, unspaced }) =>
    unspaced ? clustersOf(text) : spacedWord(text).parts.map(singular),
  );
