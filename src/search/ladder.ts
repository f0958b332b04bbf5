/** How well a need is met: where, and by what; server and phone give the same points. */

/** `exact`: the words themselves; `meant`: or what they mean; `part`: or compounds and words that they begin. */
export type Way = 'exact' | 'meant' | 'part';
/** By weight (searched-texts.ts): in the title; or meant more widely by it; or also filed under; or anywhere. */
export type Where = 'A' | 'B' | 'D' | 'AC' | 'ABC' | 'ABCD';
type Rung = { readonly way: Way; readonly where: Where; readonly points: number };

const rungs: readonly (readonly [Way, Where])[] = [
  ['exact', 'A'],
  ['meant', 'A'],
  ['part', 'A'],
  ['meant', 'AC'],
  ['exact', 'ABC'],
  ['meant', 'ABC'],
  ['part', 'ABC'],
  ['exact', 'ABCD'],
  ['meant', 'ABCD'],
  ['part', 'ABCD'],
];
/** The first rung that holds counts. */
export const ladder: readonly Rung[] = rungs.map(([way, where], at) => ({
  way,
  where,
  points: 10 * (rungs.length - at),
}));

/** For being met elsewhere as well, in what a job is filed under and in its description: less than a rung. */
export const besides: readonly { readonly weight: 'B' | 'D'; readonly points: number }[] = [
  { weight: 'B', points: 4 },
  { weight: 'D', points: 2 },
];
/** For a phrase whose smaller phrases are all met as well. */
export const splitPoints = 20;
/** More needs than anybody has are not weighed. */
export const mostWeighed = 6;
/** What is optional and met counts for more than where the words stand. */
export const optionalPoints = 1_000;
/** Below everything that needs no forgiveness, and above what is only near. */
export const forgivenPoints = -10_000;
export const nearPoints = -20_000;
/** What is near may be so by its title, or only by its field of work. */
export const nearTitlePoints = 40;
