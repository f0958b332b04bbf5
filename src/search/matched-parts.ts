/** Which parts of a text answer a keyword, for marking them; pure, and without the table of synonyms, which is large. */
import { normalise } from './normalise.ts';
import { isFiller } from './fillers.ts';
import { type Unit, unitsOf } from './units.ts';

/** In signs of the text as it is written; none overlap, and they are in order. */
export type MatchedPart = { readonly from: number; readonly to: number };

/** Units that stand together. */
export type Sought = {
  readonly units: readonly string[];
  /** The last one may be only begun. */
  readonly isBegun: boolean;
  /** What the person typed is marked in compounds, too; what means the same only where it is a word. */
  readonly isTyped: boolean;
};

/** As search has it: a beginning is at least so long. */
const shortestBeginning = 3;

/** The words of a keyword. Khmer is written without spaces: what stands together there is one. */
export function typedIn(keyword: string): Sought[] {
  const units = unitsOf(normalise(keyword));
  const runs = [...new Set(units.map(({ run }) => run))].map((run) =>
    units.filter((unit) => unit.run === run),
  );
  const words = runs.flatMap((run) => (run[0]?.unspaced ? khmerWords(run) : run.map((unit) => [unit])));
  const narrowing = words.filter((word) => !isFiller(textOf(word)));
  return (narrowing.length > 0 ? narrowing : words).map((word) => ({
    units: word.map(({ text }) => text),
    isBegun: word.at(-1) === units.at(-1) && textOf(word).length >= shortestBeginning,
    isTyped: true,
  }));
}

const textOf = (units: readonly Unit[]): string => units.map(({ text }) => text).join('');

/** The whole run, and the words in it: they may stand apart. */
function khmerWords(run: readonly Unit[]): Unit[][] {
  const words: Unit[][] = [];
  for (const unit of run) {
    if (unit.begins || words.length === 0) words.push([]);
    words.at(-1)?.push(unit);
  }
  // Single letters are what is left where the browser does not know the word.
  return [[...run], ...words.filter((word) => word.length > 1 && word.length < run.length)];
}

/** Words and phrases that mean the same, as the server tells them. */
export const meantBy = (forms: readonly string[]): Sought[] =>
  forms.map((form) => ({
    units: unitsOf(normalise(form)).map(({ text }) => text),
    isBegun: false,
    isTyped: false,
  }));

/** What is normalised by itself: a Khmer letter with all around it, also what is invisible, or any other sign with its accents. */
const sign =
  /[\u1780-\u17b3](?:[\u200b-\u200f\u2060\ufeff]*(?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3\u17dd]))*|.\p{M}*/gsu;

export function matchedParts(text: string, sought: readonly Sought[]): MatchedPart[] {
  const places: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const { 0: found, index } of text.matchAll(sign)) {
    const read = normalise(found);
    folded += read;
    for (let at = 0; at < read.length; at += 1) {
      places.push(index);
      ends.push(index + found.length);
    }
  }
  const units = unitsOf(folded);
  const marked = units.map(() => false);
  for (const at of units.keys())
    for (const each of sought) if (isAt(units, at, each)) marked.fill(true, at, at + each.units.length);
  return joined(units, marked).flatMap(([from, to]): MatchedPart[] => {
    const [begin, end] = [places[from], ends[to - 1]];
    return begin === undefined || end === undefined ? [] : [{ from: begin, to: end }];
  });
}

/** Khmer of one or two letters is part of many words that have nothing to do with it. */
const longestDoubtful = 2;

function isAt(units: readonly Unit[], at: number, { units: wanted, isBegun, isTyped }: Sought): boolean {
  const last = wanted.length - 1;
  const isThere = wanted.every((each, nth) => {
    const unit = units[at + nth];
    if (unit === undefined || (nth > 0 && unit.apart)) return false;
    return isBegun && nth === last ? unit.text.startsWith(each) : unit.text === each;
  });
  if (!isThere || wanted.length === 0) return false;
  if (!units[at]?.unspaced || wanted.length > (isTyped ? 1 : longestDoubtful)) return true;
  return units[at].begins && units[at + last]?.ends === true;
}

/** Stretches of the normalised text; what is marked side by side is one, with the space between. */
function joined(units: readonly Unit[], marked: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [at, { at: from, end }] of units.entries()) {
    if (marked[at] !== true) continue;
    const last = found.at(-1);
    if (last && marked[at - 1] === true && from - last[1] <= 1) last[1] = end;
    else found.push([from, end]);
  }
  return found;
}
