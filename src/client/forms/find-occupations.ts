/** Finds occupations by what people type: Khmer, English, or Khmer in Latin letters. */
import {
  type Occupation,
  occupationCodes,
  type OccupationGroup,
  occupationGroupCodes,
  occupationGroups,
} from '#contract/occupations.ts';
import { occupationGroupNames } from '#occupations/group-names.ts';
import { occupationNames } from '#occupations/names.ts';
import { type OccupationSynonyms } from '#occupations/load-synonyms.ts';
import { normalise } from '#search/normalise.ts';
import { skeletonOf } from '#search/romanisation.ts';

/** More than fit on a screen; people type on instead of scrolling. */
const maximumFound = 12;
/** Longer than every name; the rest of a pasted text is ignored. */
const maximumTyped = 60;

const separators = /[\s\-/,()]+/;
const wordsOf = (text: string): string[] => normalise(text).split(separators).filter(Boolean);
const squash = (text: string): string => wordsOf(text).join('');
const skeletonsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => skeletonOf(wordsOf(text).join(' ')) ?? []);

type Entry = {
  readonly code: Occupation;
  readonly names: readonly string[];
  readonly others: readonly string[];
  readonly words: readonly string[];
  /** Skeletons (search/romanisation.ts) of the Latin-letter Khmer names, which have no fixed spelling. */
  readonly skeletons: readonly string[];
};

export type Synonyms = Readonly<Record<Occupation, OccupationSynonyms>>;
export type OccupationIndex = readonly Entry[];

/** Without synonyms, only the names are found. */
export const occupationIndex = (synonyms?: Synonyms): OccupationIndex =>
  occupationCodes.map((code) => {
    const names = Object.values(occupationNames[code]) as string[];
    const { en = [], km = [], latin = [] } = synonyms?.[code] ?? {};
    const others = [...en, ...km, ...latin];
    return {
      code,
      names: names.map(squash),
      others: others.map(squash),
      words: [...names, ...others].flatMap(wordsOf),
      skeletons: skeletonsOf(latin),
    };
  });

/** Smaller is better; undefined if it doesn't match. */
function rankOf({ names, others, words, skeletons }: Entry, typed: readonly string[]): number | undefined {
  const whole = typed.join('');
  const skeleton = skeletonOf(typed.join(' '));
  const ranks: readonly (() => boolean)[] = [
    () => names.includes(whole),
    () => others.includes(whole),
    () => names.some((name) => name.startsWith(whole)),
    () => whole.length > 1 && names.some((name) => name.includes(whole)),
    () => others.some((name) => name.startsWith(whole)),
    () => typed.every((part) => words.some((word) => word.startsWith(part))),
    () => whole.length > 1 && others.some((name) => name.includes(whole)),
    () => skeleton !== undefined && skeletons.includes(skeleton),
    () => skeleton !== undefined && skeletons.some((one) => one.startsWith(skeleton)),
  ];
  const rank = ranks.findIndex((matches) => matches());
  return rank === -1 ? undefined : rank;
}

function matchesGroup(group: OccupationGroup, typed: readonly string[]): boolean {
  const { km, en } = occupationGroupNames[group];
  const words = wordsOf(`${km} ${en}`);
  return typed.every((part) => part.length > 2 && words.some((word) => word.startsWith(part)));
}

const shortest = ({ names }: Entry): number => Math.min(...names.map(({ length }) => length));

/** The best matches first, then the occupations of a group with that name. Empty if nothing is typed. */
export function findOccupations(index: OccupationIndex, text: string): readonly Occupation[] {
  const typed = wordsOf(text.slice(0, maximumTyped));
  if (typed.length === 0) return [];
  const matches = index.flatMap((entry) => {
    const rank = rankOf(entry, typed);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  matches.sort((a, b) => a.rank - b.rank || shortest(a.entry) - shortest(b.entry));
  const inGroups = occupationGroupCodes.flatMap((group) =>
    matchesGroup(group, typed) ? occupationGroups[group] : [],
  );
  return [...new Set([...matches.map(({ entry }) => entry.code), ...inGroups])].slice(0, maximumFound);
}
