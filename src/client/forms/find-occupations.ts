/** Finds occupations by what people type: Khmer, English, or Khmer in Latin letters. */
import {
  type Occupation,
  occupationCodes,
  type OccupationGroup,
  occupationGroupCodes,
  occupationGroups,
} from '#contract/occupations.ts';
import { occupationGroupNames, occupationNames } from '#occupations/names.ts';
import { normalise } from '#search/normalise.ts';

/** More than fit on a screen; people type on instead of scrolling. */
const maximumFound = 12;
/** Longer than every name; the rest of a pasted text is ignored. */
const maximumTyped = 60;

const separators = /[\s\-/,()]+/;
const squash = (text: string): string => text.split(separators).join('');

type Entry = {
  readonly code: Occupation;
  readonly names: readonly string[];
  readonly words: readonly string[];
};

function entryOf(code: Occupation): Entry {
  const { km, en } = occupationNames[code];
  const names = [km, en].map(normalise);
  return { code, names: names.map(squash), words: names.flatMap((name) => name.split(separators)) };
}

let entries: readonly Entry[] | undefined;

/** Smaller is better; undefined if it doesn't match. */
function rankOf({ names, words }: Entry, typed: readonly string[]): number | undefined {
  const whole = typed.join('');
  if (names.includes(whole)) return 0;
  if (names.some((name) => name.startsWith(whole))) return 1;
  if (typed.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  return whole.length > 1 && names.some((name) => name.includes(whole)) ? 3 : undefined;
}

const matchesGroup = (group: OccupationGroup, typed: readonly string[]): boolean => {
  const { km, en } = occupationGroupNames[group];
  const words = normalise(`${km} ${en}`).split(separators);
  return typed.every((part) => part.length > 2 && words.some((word) => word.startsWith(part)));
};

/** The best matches first, then the occupations of a group with that name. Empty if nothing is typed. */
export function findOccupations(text: string): readonly Occupation[] {
  const typed = normalise(text.slice(0, maximumTyped)).split(separators).filter(Boolean);
  if (typed.length === 0) return [];
  entries ??= occupationCodes.map(entryOf);
  const matches = entries.flatMap((entry) => {
    const rank = rankOf(entry, typed);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  matches.sort((a, b) => a.rank - b.rank || shortest(a.entry) - shortest(b.entry));
  const inGroups = occupationGroupCodes.flatMap((group) =>
    matchesGroup(group, typed) ? occupationGroups[group] : [],
  );
  return [...new Set([...matches.map(({ entry }) => entry.code), ...inGroups])].slice(0, maximumFound);
}

const shortest = ({ names }: Entry): number => Math.min(...names.map(({ length }) => length));
