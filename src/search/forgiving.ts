/** One wrong letter in a keyword. */
import { type Dictionary } from './dictionary.ts';
import { type Part, partsOf } from './keyword.ts';
import { isOneLetterOff } from './one-letter.ts';
import { isUnspaced, singular } from './words.ts';

const mostForgiven = 4;

/** Every word that may be misspelled, for looking up what it may be meant to be. */
export const doubtfulWords = (parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap(({ doubtful }) => doubtful)),
];

/** A plural is no misspelling. */
const isMeant = (typed: string, meant: string): boolean =>
  isOneLetterOff(typed, meant) && singular(typed) !== singular(meant);

/** Words by their first and by their last letter, of which a wrong letter leaves one. */
type Ends = ReadonlyMap<string, readonly string[]>;

function endsOf(words: Iterable<string>): Ends {
  const ends = new Map<string, string[]>();
  for (const word of words)
    for (const end of new Set([`${word.charAt(0)}…`, `…${word.at(-1) ?? ''}`])) {
      const known = ends.get(end);
      if (known) known.push(word);
      else ends.set(end, [word]);
    }
  return ends;
}
const withEndsOf = (ends: Ends, word: string): string[] => [
  ...(ends.get(`${word.charAt(0)}…`) ?? []),
  ...(ends.get(`…${word.at(-1) ?? ''}`) ?? []),
];

const knownEnds = new WeakMap<Dictionary, Ends>();

/**
 * The parts with what is forgiven in them.
 * @param words that stand in jobs; those of the dictionary are looked at besides
 */
export function forgiving(parts: readonly Part[], words: readonly string[], dictionary: Dictionary): Part[] {
  const ends = knownEnds.get(dictionary) ?? endsOf(dictionary.known);
  knownEnds.set(dictionary, ends);
  return parts.map((part) => {
    const corrected = part.doubtful.flatMap((typed) =>
      [...new Set([...withEndsOf(ends, typed), ...words])]
        .filter((word) => isMeant(typed, word))
        .map((word) => part.text.replace(typed, word)),
    );
    const readings = [...new Set(corrected)]
      .slice(0, mostForgiven)
      .map((text) => partsOf(text, dictionary).flatMap(({ needs }) => needs));
    // Of Latin letters a word of the table that is one letter away is likelier than Khmer that sounds like them.
    const heard = isUnspaced(part.text) || readings.length === 0 ? part.forgiven : [];
    return { ...part, forgiven: [...heard, ...readings] };
  });
}
