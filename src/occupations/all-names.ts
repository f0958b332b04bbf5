/** All names of an occupation, for searches: large, so no page may import it. */
import type { Occupation } from '#contract/occupations.ts';
import { occupationNames } from './names.ts';
import synonyms from './synonyms.json' with { type: 'json' };

const isKnown = (code: string): code is Occupation => Object.hasOwn(occupationNames, code);

/** Its names in both languages and what else people call it; none without one, and for codes of newer servers. */
export function allNamesOf(code: string | null | undefined): readonly string[] {
  if (!code || !isKnown(code)) return [];
  const { en, km } = occupationNames[code];
  const others = synonyms[code];
  return [en, km, ...others.en, ...others.km, ...others.latin];
}
