/** How far two spellings are apart: an edit adds, drops or replaces a letter, or swaps two neighbours. */

/**
 * The letters of a word. Each Khmer sign is one, and so is a subscript with its mark, because that is what a finger
 * misses; a whole cluster takes several keystrokes.
 */
export const lettersOf = (word: string): string[] => word.match(/\u17d2.|./gsu) ?? [];

/** Words of this many letters may have a typo. */
const minTypoLength = 5;
const maxTypoLength = 24;
/** A subscript with its mark, in UTF-16 units. */
const maxLetterUnits = 2;

/** Whether a word can be a typo, or the word that a typo stands for. */
export function isTypoCandidate(word: string): boolean {
  const { length } = lettersOf(word);
  return length >= minTypoLength - 1 && length <= maxTypoLength + 1 && !/[^\p{L}\p{M}]/u.test(word);
}

/** Two swapped letters. */
const maxDifferentUnits = 2 * maxLetterUnits;

/** A quick check by lengths, prefix and suffix, which excludes most words. */
function isFarApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > maxLetterUnits) return true;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  let fromEnd = 1;
  while (same < shorter && fromEnd <= shorter && one.at(-fromEnd) === other.at(-fromEnd)) {
    same += 1;
    fromEnd += 1;
  }
  return shorter - same > maxDifferentUnits;
}

export function isOneEditApart(typed: string, known: string): boolean {
  if (isFarApart(typed, known)) return false;
  const [one, other] = [lettersOf(typed), lettersOf(known)];
  if (Math.max(one.length, other.length) < minTypoLength || Math.abs(one.length - other.length) > 1)
    return false;
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  const isRestSame = (skipped: number, skippedOfOther: number) =>
    one.slice(at + skipped).join('') === other.slice(at + skippedOfOther).join('');
  if (one.length > other.length) return isRestSame(1, 0);
  if (one.length < other.length) return isRestSame(0, 1);
  if (at === one.length) return false;
  return isRestSame(1, 1) || (one[at] === other[at + 1] && one[at + 1] === other[at] && isRestSame(2, 2));
}

/** The word and its forms without one letter: words that are one edit apart have one of them in common. */
export function deletionsOf(word: string): string[] {
  const letters = lettersOf(word);
  return [
    ...new Set([
      word,
      ...letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join('')),
    ]),
  ];
}

/** The number of edits between two words (optimal string alignment), or Infinity if they are more than `max`. */
function editDistance(one: readonly string[], other: readonly string[], max: number): number {
  let [beforePrevious, previous]: [number[], number[]] = [[], [0, ...other.map((_, at) => at + 1)]];
  for (const [at, letter] of one.entries()) {
    const row = [at + 1];
    for (const [column, otherLetter] of other.entries()) {
      const isSwapped = letter === other[column - 1] && one[at - 1] === otherLetter;
      row.push(
        Math.min(
          (previous[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1),
          isSwapped ? (beforePrevious[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    // Most words end here after a few letters. A swap looks back two rows.
    if (Math.min(...row, ...previous) > max) return Infinity;
    [beforePrevious, previous] = [previous, row];
  }
  return previous.at(-1) ?? 0;
}

/** Words of this many letters may be two edits apart, shorter ones one. */
const minTwoEditsLength = 6;

/** People rarely misspell both the beginning and the end of a word, and comparing letter by letter takes long. */
const sameLetters = { atStart: 2, atEnd: 3 };

/** The words that are close to the typed one, closest first. */
export function closestWords(typed: string, words: Iterable<string>): string[] {
  const letters = lettersOf(typed);
  const maxDistance = letters.length < minTwoEditsLength ? 1 : 2;
  const [start, end] = [typed.slice(0, sameLetters.atStart), typed.slice(-sameLetters.atEnd)];
  const close: { word: string; distance: number }[] = [];
  for (const word of words) {
    if (!word.startsWith(start) && !word.endsWith(end)) continue;
    if (Math.abs(word.length - typed.length) > maxLetterUnits * maxDistance) continue;
    const distance = editDistance(letters, lettersOf(word), maxDistance);
    if (distance > 0 && distance <= maxDistance) close.push({ word, distance });
  }
  return close.sort((one, other) => one.distance - other.distance).map(({ word }) => word);
}
