/** What a keyword asks for (product 7.3): parts that must all be found, each in one of several ways. */
import { normalise } from './normalise.ts';
import { withBegunPhrase } from './begun-phrase.ts';
import { type Dictionary } from './dictionary.ts';
import { isNarrowing, type Item, itemsOf, type Need, needsOf, textOf } from './needs.ts';
import { isFor, withWhomFor } from './for-whom.ts';
import { isForgivable } from './one-letter.ts';
import { abbreviationOf } from './spelled-letters.ts';
import { type Unit, unitsOf } from './units.ts';
import { singular } from './words.ts';

/** What stands between spaces, or a phrase: its needs, or those of what it may be meant to be. */
export type Part = {
  readonly needs: readonly Need[];
  readonly forgiven: readonly (readonly Need[])[];
  readonly text: string;
  /** The words in it that may be misspelled: the dictionary does not know them. */
  readonly doubtful: readonly string[];
};

/** More than anybody searches for; the rest of a longer keyword is left out. */
const mostUnits = 64;
/** Words that may be heard as one phrase. */
const mostHeard = 5;

/** No parts: a keyword of signs only, which finds nothing. */
export function partsOf(keyword: string, dictionary: Dictionary): Part[] {
  const text = normalise(keyword);
  const units = unitsOf(text).slice(0, mostUnits);
  const read: Read = { text, units, dictionary };
  const items = withBegunPhrase(itemsOf(units, dictionary), units, dictionary);
  const parts = heard(together(items, read), read).map((each) => partOf(each, read));
  return withoutFillers(withWhomFor(parts));
}

type Read = { readonly text: string; readonly units: readonly Unit[]; readonly dictionary: Dictionary };
type Stretch = {
  readonly items: readonly Item[];
  /** Phrases that sound like it, or that it is written otherwise. */
  readonly alike: readonly string[];
};

const writtenIn = ({ text, units }: Read, items: readonly Item[]): string =>
  text.slice(units[items[0]?.from ?? 0]?.at, units[(items.at(-1)?.to ?? 0) - 1]?.end);

function partOf({ items, alike }: Stretch, read: Read): Part {
  const { units, dictionary } = read;
  const all = items.flatMap((item) => needsOf(units, item, dictionary));
  // Of words that are heard as one phrase none is part of another.
  const needs =
    alike.length > 0 && items.length > 1 ? all.map((need) => ({ ...need, partly: [], within: [] })) : all;
  const forgiven = alike.map((phrase) => partsOf(phrase, dictionary).flatMap((part) => part.needs));
  // It may be whole as it is.
  if (items.some(({ cut }) => cut))
    forgiven.push(
      items.flatMap((item) => (item.cut ?? [item]).flatMap((each) => needsOf(units, each, dictionary))),
    );
  const text = writtenIn(read, items);
  const isKhmer = units[items[0]?.from ?? 0]?.unspaced === true;
  const doubtful = doubtfulIn(text, needs, isKhmer).filter((word) => !dictionary.known.has(singular(word)));
  return { needs, forgiven, text, doubtful };
}

/** Items of one run of letters belong together, but for what is said between two. */
function together(items: readonly Item[], read: Read): Item[][] {
  const { units } = read;
  const groups: Item[][] = [];
  for (const item of items) {
    const before = groups.at(-1)?.at(-1);
    const isOneRun = before && units[before.to - 1]?.run === units[item.from]?.run;
    if (isOneRun && ![before, item].some((each) => isFor(writtenIn(read, [each])))) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** As many words side by side as sound like one phrase, from one on that is in none, or is Khmer in Latin letters. */
function heard(groups: readonly (readonly Item[])[], read: Read): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < groups.length;) {
    const own = groups[at] ?? [];
    const isKnown = own.every(({ meanings }) => meanings.length > 0);
    const text = writtenIn(read, own);
    const mayBeMore = !isKnown || read.dictionary.latin.has(text);
    // An English word is no Khmer one in Latin letters: "pilot" is no football.
    const isEnglish = read.dictionary.english.has(text);
    const apart = isKnown || isEnglish ? undefined : meantBy(text, read.dictionary);
    let stretch: Stretch = { items: own, alike: apart === undefined ? [] : [apart] };
    // A run of known words may still be one of another language: ហ្វីតណេសត្រេនន័រ.
    const isOne = isEnglish || (isKnown && own.length === 1);
    const mostGroups = mayBeMore ? Math.min(mostHeard, groups.length - at) : 1;
    let count = apart === undefined ? mostGroups : 0;
    for (; count > (isOne ? 1 : 0) && stretch.alike.length === 0; count -= 1) {
      const items = groups.slice(at, at + count).flat();
      const alike = read.dictionary.soundAlikes(writtenIn(read, items));
      if (alike.length > 0) stretch = { items, alike };
    }
    found.push(stretch);
    at += apart === undefined && stretch.alike.length > 0 ? count + 1 : 1;
  }
  return found;
}

/** What is written with spaces, or with Latin letters. */
function meantBy(text: string, { english, meanings }: Dictionary): string | undefined {
  const abbreviation = abbreviationOf(text);
  if (abbreviation === undefined) return english.apart(text);
  // Two letters are in too many words.
  return abbreviation.length > 2 || meanings.has(abbreviation) ? abbreviation : undefined;
}

/** Of a run of Khmer it is the run as well, which the dictionary cannot cut where a letter is wrong. */
function doubtfulIn(written: string, needs: readonly Need[], isKhmer: boolean): string[] {
  const words = needs.flatMap(({ pieces }) => pieces.map(textOf));
  return [...new Set(isKhmer ? [written, ...words] : words)].filter(isForgivable);
}

/** Whoever types nothing else means them. */
function withoutFillers(parts: readonly Part[]): Part[] {
  const narrowing = parts
    .map((part) => ({ ...part, needs: part.needs.filter(isNarrowing) }))
    .filter(({ needs }) => needs.length > 0);
  return narrowing.length > 0 ? narrowing : [...parts];
}
