/** When each job was posted: deals the employers' lists into one order and ages it over sixty days; knows no job. */

/** Successive multiples of it, modulo 1, never crowd: lists of equal length do not fall on the same places. */
const goldenRatio = 0.618034;
const oldestHours = 60 * 24 - 0.5;
const newestHours = 0.3;
/** Above 1, so that the last hours and days are busier than the weeks before. */
const curve = 1.7;

/** Mixes lists evenly: each keeps its own order, and every stretch of the result has some of every list. */
export function dealOut<Item>(lists: readonly (readonly Item[])[], stagger = goldenRatio): Item[] {
  return lists
    .flatMap((list, which) =>
      list.map((item, turn) => ({ item, place: (turn + ((which * stagger) % 1)) / list.length })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Age in hours of the n-th newest of so many jobs. */
export const ageOf = (newness: number, total: number): number =>
  Math.round(
    (newestHours + (oldestHours - newestHours) * (newness / Math.max(total - 1, 1)) ** curve) * 100,
  ) / 100;

/** A moment between an age and now: 0 is then, 1 is now. In hours ago. */
export const since = (hoursAgo: number, progress: number): number =>
  Math.round(hoursAgo * (1 - progress) * 1000) / 1000;
