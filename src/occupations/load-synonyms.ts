/** What else people call the occupations: in English, in Khmer, and in Khmer typed with Latin letters. */
import type { Occupation } from '#contract/occupations.ts';

export interface OccupationSynonyms {
  readonly en: readonly string[];
  readonly km: readonly string[];
  /** Lower case. */
  readonly latin: readonly string[];
}

export async function loadOccupationSynonyms(): Promise<Readonly<Record<Occupation, OccupationSynonyms>>> {
  const file = await import('./synonyms.json', { with: { type: 'json' } });
  return file.default;
}
