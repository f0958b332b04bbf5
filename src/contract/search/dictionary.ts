/** Words that mean the same, in both languages: from the table of synonyms to a dictionary that finds them in texts. */
import { normalise } from '../normalise.ts';
import { type Unit, unitsOf } from './units.ts';
import { isUnspaced } from './words.ts';

/** A row of the table (src/contract/synonyms); `en`, `km` and `latin` mean the same. */
export type Group = {
  readonly id: string;
  readonly en: readonly string[];
  readonly km: readonly string[];
  /** Khmer as people type it in Latin letters. */
  readonly latin?: readonly string[];
  /** Groups of a wider meaning: who searches for those finds this one, too. */
  readonly broader?: readonly string[];
  /** Forms that are also words or abbreviations of something else: no sign of what a long text is about. */
  readonly exact?: readonly string[];
};

export type Dictionary = {
  /** What the words of a phrase mean; they are written together. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** All wider meanings of a meaning. */
  readonly broader: ReadonlyMap<string, readonly string[]>;
  /** Single words, and Khmer phrases, that are spelled right. */
  readonly known: ReadonlySet<string>;
  /** Phrases that say little in a long text. */
  readonly poor: ReadonlySet<string>;
  /** Every phrase by its units. */
  readonly phrases: readonly { readonly units: readonly string[]; readonly ids: readonly string[] }[];
  /** How many units the longest phrase has. */
  readonly longest: number;
};

const phrasesOf = ({ en, km, latin = [], exact = [] }: Group): readonly string[] => [
  ...en,
  ...km,
  ...latin,
  ...exact,
];

const joined = (units: readonly Pick<Unit, 'text'>[]): string => units.map(({ text }) => text).join('');

export function makeDictionary(groups: readonly Group[]): Dictionary {
  const meanings = new Map<string, string[]>();
  const known = new Set<string>();
  const poor = new Set<string>();
  const phrases = new Map<string, readonly string[]>();
  let longest = 1;
  for (const group of groups) {
    for (const phrase of phrasesOf(group)) {
      const units = unitsOf(normalise(phrase));
      const key = joined(units);
      if (key === '') continue;
      longest = Math.max(longest, units.length);
      const ids = meanings.get(key) ?? [];
      if (!ids.includes(group.id)) meanings.set(key, [...ids, group.id]);
      if (!phrases.has(key))
        phrases.set(
          key,
          units.map(({ text }) => text),
        );
      for (const { text, unspaced } of units) if (!unspaced) known.add(text);
      if (isUnspaced(key)) known.add(key);
      if (group.exact?.includes(phrase)) poor.add(key);
    }
  }
  return {
    meanings,
    broader: allBroader(groups),
    known,
    poor,
    phrases: [...phrases].map(([key, units]) => ({ units, ids: meanings.get(key) ?? [] })),
    longest,
  };
}

function allBroader(groups: readonly Group[]): Map<string, readonly string[]> {
  const direct = new Map(groups.map(({ id, broader = [] }) => [id, broader]));
  const all = new Map<string, readonly string[]>();
  for (const { id } of groups) {
    const found = new Set(direct.get(id));
    for (const each of found) for (const wider of direct.get(each) ?? []) found.add(wider);
    found.delete(id);
    if (found.size > 0) all.set(id, [...found]);
  }
  return all;
}

/** A phrase of the dictionary in a text: units `from` to before `to`. */
export type Meant = {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly string[];
  /** In a long text it likely means something else. */
  readonly isPoor: boolean;
};

/** Every phrase that begins with the unit, the longest first. */
export function phrasesAt(
  { meanings, poor, longest }: Dictionary,
  units: readonly Unit[],
  from: number,
): Meant[] {
  const found: Meant[] = [];
  let key = '';
  for (let to = from + 1; to <= Math.min(units.length, from + longest); to += 1) {
    const unit = units[to - 1];
    if (unit === undefined || (unit.apart && to > from + 1)) break;
    key += unit.text;
    const ids = meanings.get(key);
    if (ids && standsAlone(units, from, to))
      found.unshift({ from, to, ids, isPoor: poor.has(key) || isShort(units, from, to) });
  }
  return found;
}

/** Khmer of one or two clusters is only taken for a word where the dictionary cuts there, too. */
const standsAlone = (units: readonly Unit[], from: number, to: number): boolean =>
  to - from > 2 || (units[from]?.begins === true && units[to - 1]?.ends === true);

function isShort(units: readonly Unit[], from: number, to: number): boolean {
  const [first] = units.slice(from, to);
  if (first === undefined) return true;
  return first.unspaced ? to - from <= 2 : to - from === 1 && first.text.length <= 3;
}

/** More meanings than this say nothing. */
const mostMeanings = 24;

/**
 * What phrases mean that the units are a part of, those of the shortest phrases first. A phrase of spaced words must
 * begin with them: what a developer of PHP is called says nothing of other developers.
 * @param isBegun whether the last unit may be only begun
 */
export function meaningsOfPart({ phrases }: Dictionary, part: readonly string[], isBegun: boolean): string[] {
  const last = part.length - 1;
  const isKhmer = isUnspaced(part.join(''));
  const isPart = (units: readonly string[]) =>
    units.some(
      (_, at) =>
        (isKhmer || at === 0) &&
        part.every((unit, nth) =>
          isBegun && nth === last ? units[at + nth]?.startsWith(unit) === true : units[at + nth] === unit,
        ),
    );
  const found = phrases.filter(({ units }) => units.length >= part.length && isPart(units));
  found.sort((one, other) => one.units.length - other.units.length);
  return [...new Set(found.flatMap(({ ids }) => ids))].slice(0, mostMeanings);
}
