/** English words of the table, also those that somebody wrote together: salesmanager, projectcoordinator. */
import { normalise } from './normalise.ts';
import { singular } from './words.ts';

export type EnglishWords = {
  readonly has: (typed: string) => boolean;
  /** Its words with spaces between them; undefined where it is not made of known ones. */
  readonly apart: (typed: string) => string | undefined;
};

/** What is shorter is in too many words. */
const shortestWord = 3;
const shortestTyped = 7;
const longestTyped = 40;
const mostWords = 4;

/** @param phrases in English; their words are gathered when they are first asked for */
export function makeEnglishWords(phrases: readonly string[]): EnglishWords {
  let made: ReadonlySet<string> | undefined;
  const words = () =>
    (made ??= new Set(phrases.flatMap((phrase) => normalise(phrase).match(/[a-z]+/g) ?? []).map(singular)));
  return {
    has: (typed) => words().has(singular(typed)),
    apart: (typed) => {
      if (typed.length < shortestTyped || typed.length > longestTyped || !/^[a-z]+$/.test(typed))
        return undefined;
      for (let count = 2; count <= mostWords; count += 1) {
        const found = cut(typed, count, words());
        if (found) return found.join(' ');
      }
      return undefined;
    },
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
