/** Finds phrases of the dictionary in texts, and what parts of phrases may mean. */
import { type Dictionary, type Phrase } from './dictionary.ts';
import { type Unit } from './units.ts';
import { isUnspaced } from './words.ts';

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

/** Other words between the two of a phrase. */
const mostBetween = 2;

/** What two words mean that stand a little apart: Finance and Admin Manager is a finance manager, too. */
export function idsApart({ meanings }: Dictionary, units: readonly Unit[], from: number): string[] {
  const first = units[from];
  const found: string[] = [];
  for (let at = from + 1; at <= from + 1 + mostBetween; at += 1) {
    const unit = units[at];
    if (first === undefined || unit === undefined || unit.apart || first.unspaced || unit.unspaced) break;
    if (at > from + 1) found.push(...(meanings.get(first.text + unit.text) ?? []));
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
/** Clusters beside those of a Khmer word. */
const mostAdded = 2;

/** What phrases mean that a part is completed to, and those that have more units besides. */
export type PartMeanings = { readonly completed: readonly string[]; readonly longer: readonly string[] };

/** The units that begin so. */
function begunUnits({ units }: Dictionary, beginning: string): readonly string[] {
  let [from, to] = [0, units.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((units[middle] ?? '') < beginning) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (units[end]?.startsWith(beginning)) end += 1;
  return units.slice(from, end);
}

/** The phrases that have the unit of Khmer which fewest have: all that have every one of the units are among them. */
function withRarest({ phrases }: Dictionary, units: readonly string[]): readonly Phrase[] {
  const lists = units.map((unit) => phrases.get(unit) ?? []);
  return lists.reduce((fewest, list) => (list.length < fewest.length ? list : fewest), lists[0] ?? []);
}

/**
 * What phrases mean that have these units side by side; of Latin letters those that begin with them: what a developer
 * of PHP is called says nothing of other developers.
 * @param isBegun whether the last unit may be only begun
 */
export function meaningsOfPart(
  dictionary: Dictionary,
  part: readonly string[],
  isBegun: boolean,
): PartMeanings {
  const last = part.length - 1;
  const [first = ''] = part;
  const isKhmer = isUnspaced(part.join(''));
  const isPart = ({ units }: Phrase) =>
    units.length >= part.length &&
    units.some(
      (_, at) =>
        (isKhmer || at === 0) &&
        part.every((unit, nth) =>
          isBegun && nth === last ? units[at + nth]?.startsWith(unit) === true : units[at + nth] === unit,
        ),
    );
  const whole = isBegun ? part.slice(0, last) : part;
  const candidates =
    whole.length === 0
      ? begunUnits(dictionary, first).flatMap((unit) => dictionary.phrases.get(unit) ?? [])
      : withRarest(dictionary, isKhmer ? whole : whole.slice(0, 1));
  const found = new Set(candidates.filter(isPart));
  const shortestFirst = [...found].sort((one, other) => one.units.length - other.units.length);
  const idsOf = (some: readonly Phrase[]) =>
    [...new Set(some.flatMap(({ ids }) => ids))].slice(0, mostMeanings);
  // Khmer words have a cluster or two before or behind, អ្នកគណនេយ្យ, គណនេយ្យករ, unless it is a word by itself.
  const isWhole = ({ units }: Phrase) => units.length === part.length;
  const added = isKhmer && !shortestFirst.some(isWhole) ? mostAdded : 0;
  const isCompleted = ({ units }: Phrase) => units.length <= part.length + added;
  return {
    completed: idsOf(shortestFirst.filter(isCompleted)),
    longer: idsOf(shortestFirst.filter((phrase) => !isCompleted(phrase))),
  };
}
