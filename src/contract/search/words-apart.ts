/** English words that somebody wrote together, or whose space did not come: salesmanager, projectcoordinator. */
import { normalise } from '../normalise.ts';
import { singular } from './words.ts';

/** @returns the words with spaces between them; undefined where it is not made of known ones */
export type WordsApart = (typed: string) => string | undefined;

/** What is shorter is in too many words. */
const shortestWord = 3;
const shortestTyped = 7;
const longestTyped = 40;
const mostWords = 4;

/** @param phrases in English; their words are gathered when they are first asked for */
export function makeWordsApart(phrases: readonly string[]): WordsApart {
  let words: ReadonlySet<string> | undefined;
  return (typed) => {
    if (typed.length < shortestTyped || typed.length > longestTyped || !/^[a-z]+$/.test(typed)) return undefined;
    words ??= new Set(phrases.flatMap((phrase) => normalise(phrase).match(/[a-z]+/g) ?? []).map(singular));
    for (let count = 2; count <= mostWords; count += 1) {
      const found = cut(typed, count, words);
      if (found) return found.join(' ');
    }
    return undefined;
  };
}

/** Into so many words, the first of them as long as it can be. */
function cut(text: string, count: number, words: ReadonlySet<string>): string[] | undefined {
  if (count === 1) return words.has(singular(text)) ? [text] : undefined;
  for (let at = text.length - shortestWord * (count - 1); at >= shortestWord; at -= 1) {
    if (!words.has(singular(text.slice(0, at)))) continue;
    const rest = cut(text.slice(at), count - 1, words);
    if (rest) return [text.slice(0, at), ...rest];
  }
  return undefined;
}
