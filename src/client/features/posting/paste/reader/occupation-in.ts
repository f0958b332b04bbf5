/** Finds the occupation that a short text names, by the names and synonyms of the list. */
import { type Occupation, occupationCodes } from '#contract/occupations.ts';
import { occupationNames } from '#occupations/names.ts';
import synonyms from '#occupations/synonyms.json' with { type: 'json' };
import { moreNames } from './more-names.ts';
import { folded } from './post-lines.ts';

type Phrase = { readonly code: Occupation; readonly text: string };

/** Too short or too general in running text. */
const ignored: ReadonlySet<string> = new Set([
  'co',
  'operator',
  'server',
  'guide',
  'washing',
  'editor',
  'writer',
  'analyst',
  'director',
  'cutter',
  'buyer',
]);
/** If two occupations have the same name, the earlier one wins; names from posts come first. */
const phrases: readonly Phrase[] = (() => {
  const known = new Map<string, Occupation>();
  const add = (code: Occupation, name: string) => {
    const text = folded(name).trim();
    if (text.length > 1 && !ignored.has(text) && !known.has(text)) known.set(text, code);
  };
  for (const [code, names] of Object.entries(moreNames))
    for (const name of names) add(code as Occupation, name);
  for (const code of occupationCodes) {
    const { en, km } = occupationNames[code];
    add(code, en);
    add(code, km);
  }
  for (const code of occupationCodes)
    for (const name of [...synonyms[code].en, ...synonyms[code].km]) add(code, name);
  return [...known].map(([text, code]) => ({ code, text })).sort((a, b) => b.text.length - a.text.length);
})();

const isLetter = (character: string): boolean => /[a-z0-9]/.test(character);

export type OccupationFound = { readonly code: Occupation; readonly start: number; readonly end: number };

/** The longest name in the text; of equally long ones the first. */
export function occupationIn(text: string): OccupationFound | undefined {
  for (const { code, text: name } of phrases) {
    for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + 1)) {
      let end = start + name.length;
      if (isLetter(name.charAt(0)) && isLetter(text.charAt(start - 1))) continue;
      if (isLetter(name.charAt(name.length - 1)) && isLetter(text.charAt(end))) {
        // "hrs" are hours, not people of HR.
        const plural = name.length > 2 && /^e?s(?![a-z0-9])/.exec(text.slice(end, end + 3));
        if (!plural) continue;
        end += plural[0].length;
      }
      // A letter with its signs is one.
      if (/[\u17b6-\u17d3]/.test(text.charAt(end))) continue;
      return { code, start, end };
    }
  }
  return undefined;
}
