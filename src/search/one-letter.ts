/** Whether two words differ by one letter: one more, one less, another one, or two neighbours in each other's place. */

/**
 * The letters of a word. Of Khmer each sign is one, and a subscript with its mark is one: that is what a finger misses
 * or hits beside, while a cluster of three is typed with three.
 */
export const lettersOf = (word: string): string[] => word.match(/\u17d2.|./gsu) ?? [];

/** One wrong letter is forgiven in words that are, as they are meant or as they are typed, at least so long. */
const shortestForgiven = 5;
const longestForgiven = 24;
/** Of a subscript with its mark. */
const longestLetter = 2;

/** Whether a word can be a misspelled one, or one that is meant. */
export function isForgivable(word: string): boolean {
  const count = lettersOf(word).length;
  return count >= shortestForgiven - 1 && count <= longestForgiven + 1 && !/[^\p{L}\p{M}]/u.test(word);
}

/** Two that have changed places leave the most of a word different. */
const mostDifferent = 2 * longestLetter;

/** Most words are told apart by their length, or by what they begin and end with. */
function isFar(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > longestLetter) return true;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  let last = 1;
  while (same < shorter && last <= shorter && one.at(-last) === other.at(-last)) {
    same += 1;
    last += 1;
  }
  return shorter - same > mostDifferent;
}

export function isOneLetterOff(typed: string, meant: string): boolean {
  if (isFar(typed, meant)) return false;
  const [one, other] = [lettersOf(typed), lettersOf(meant)];
  if (Math.max(one.length, other.length) < shortestForgiven || Math.abs(one.length - other.length) > 1)
    return false;
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  const same = (ofOne: number, ofOther: number) =>
    one.slice(at + ofOne).join('') === other.slice(at + ofOther).join('');
  if (one.length > other.length) return same(1, 0);
  if (one.length < other.length) return same(0, 1);
  if (at === one.length) return false;
  return same(1, 1) || (one[at] === other[at + 1] && one[at + 1] === other[at] && same(2, 2));
}

/** The word and each form of it without one letter: words that are one letter apart have one of them in common. */
export function formsWithout(word: string): string[] {
  const letters = lettersOf(word);
  return [
    ...new Set([
      word,
      ...letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join('')),
    ]),
  ];
}
