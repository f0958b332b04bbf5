/** All names of an occupation, for searches: large, so no page may import it. */
import type { Occupation } from '#contract/occupations.ts';
import { occupationNames } from './names.ts';
import synonyms from './synonyms.json' with { type: 'json' };

const isKnown = (code: string): code is Occupation => Object.hasOwn(occupationNames, code);

/** In both languages; none without an occupation, and for codes of newer servers. */
export function allNamesOf(code: string | null | undefined) {
  if (!code || !isKnown(code)) return { names: [], synonyms: [] };
  const { en, km } = occupationNames[code];
  const others = synonyms[code];
  return { names: [en, km], synonyms: [...others.en, ...others.km, ...others.latin] };
}
