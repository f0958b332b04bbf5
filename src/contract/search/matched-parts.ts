/** Which parts of a text answer a keyword, for marking them; pure, the same with and without a network. */
import { normalise } from '../normalise.ts';
import { type Dictionary, phrasesAt } from './dictionary.ts';
import { type Need, partsOf } from './keyword.ts';
import { type Unit, unitsOf } from './units.ts';

/** In signs of the text as it is written; none overlap, and they are in order. */
export type MatchedPart = { readonly from: number; readonly to: number };

/** What is normalised by itself: a Khmer letter with all around it, also what is invisible, or any other sign with its accents. */
const sign =
  /[\u1780-\u17b3](?:[\u200b-\u200f\u2060\ufeff]*(?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3\u17dd]))*|.\p{M}*/gsu;

export function matchedParts(text: string, keyword: string, dictionary: Dictionary): MatchedPart[] {
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
  const needs = partsOf(keyword, dictionary).flatMap((part) => part.needs);
  const marked = units.map(() => false);
  for (const need of needs)
    for (const at of units.keys()) mark(marked, at, lengthAt(units, at, need, dictionary));
  return joined(units, marked).flatMap(([from, to]): MatchedPart[] => {
    const [begin, end] = [places[from], ends[to - 1]];
    return begin === undefined || end === undefined ? [] : [{ from: begin, to: end }];
  });
}

const mark = (marked: boolean[], at: number, count: number): void => void marked.fill(true, at, at + count);

/** How many units from here on answer the need. */
function lengthAt(units: readonly Unit[], at: number, need: Need, dictionary: Dictionary): number {
  const ids = [...need.meanings, ...need.partly];
  const phrase = phrasesAt(dictionary, units, at).find((each) => each.ids.some((id) => ids.includes(id)));
  const lengths = need.pieces.map((piece) => {
    const wanted = piece.kind === 'word' ? [piece.word] : piece.clusters;
    const isHere = wanted.every((each, nth) => {
      const unit = units[at + nth]?.text;
      return piece.isBegun && nth === wanted.length - 1 ? unit?.startsWith(each) : unit === each;
    });
    return isHere ? wanted.length : 0;
  });
  return Math.max(0, phrase ? phrase.to - phrase.from : 0, ...lengths);
}

/** Stretches of the normalised text; what is marked side by side in one run is one. */
function joined(units: readonly Unit[], marked: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [at, { at: from, end }] of units.entries()) {
    if (marked[at] !== true) continue;
    const last = found.at(-1);
    if (last && marked[at - 1] === true && units[at - 1]?.end === from) last[1] = end;
    else found.push([from, end]);
  }
  return found;
}
