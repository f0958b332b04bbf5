/** What a word may be meant to be that is spelled too far from it to be forgiven (product 7.37); pure. */
import { lettersOf } from './one-letter.ts';
import { type Part } from './keyword.ts';

/** Words of six letters and more may have two wrong ones. */
const shortestOfTwo = 6;
const mostReadings = 3;

/** How many letters are one more, one less, another one, or two neighbours in each other's place. */
function lettersApart(one: readonly string[], other: readonly string[]): number {
  let [before, last]: [number[], number[]] = [[], other.map((_, at) => at + 1)];
  last.unshift(0);
  for (const [at, letter] of one.entries()) {
    const row = [at + 1];
    for (const [to, wanted] of other.entries()) {
      const isSwapped = letter === other[to - 1] && one[at - 1] === wanted;
      row.push(
        Math.min(
          (last[to + 1] ?? 0) + 1,
          (row[to] ?? 0) + 1,
          (last[to] ?? 0) + (letter === wanted ? 0 : 1),
          isSwapped ? (before[to - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last.at(-1) ?? 0;
}

/** Those that are near enough, the nearest first. */
function nearestWords(typed: string, words: Iterable<string>): string[] {
  const letters = lettersOf(typed);
  const most = letters.length < shortestOfTwo ? 1 : 2;
  const near: { word: string; apart: number }[] = [];
  for (const word of words) {
    // No word of ten letters is near one of twenty: most are not looked at.
    if (Math.abs(word.length - typed.length) > 2 * most) continue;
    const apart = lettersApart(letters, lettersOf(word));
    if (apart > 0 && apart <= most) near.push({ word, apart });
  }
  return near.sort((one, other) => one.apart - other.apart).map(({ word }) => word);
}

/**
 * Keywords that may be meant, the likeliest first: of what is no word each of the nearest.
 * @param words that are spelled right
 */
export function otherSpellings(parts: readonly Part[], words: ReadonlySet<string>): string[] {
  const readings = parts.map(({ text, doubtful }) =>
    doubtful
      .filter((typed) => !words.has(typed))
      .flatMap((typed) => nearestWords(typed, words).map((word) => text.replace(typed, word))),
  );
  const count = Math.min(mostReadings, Math.max(0, ...readings.map(({ length }) => length)));
  const keywords = Array.from({ length: count }, (_, nth) =>
    parts.map(({ text }, at) => readings[at]?.[nth] ?? readings[at]?.[0] ?? text).join(' '),
  );
  return [...new Set(keywords)];
}

/** More words than this are not left out one by one. */
const mostTried = 5;

/** Keywords that lack one of the words. */
export const withFewerWords = (parts: readonly Part[]): string[] =>
  parts.length < 2
    ? []
    : parts.slice(0, mostTried).map((left) =>
        parts
          .filter((part) => part !== left)
          .map(({ text }) => text)
          .join(' '),
      );
