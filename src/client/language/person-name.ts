/** A person's name in the order in which it is said (product 11.4). */
import { familyFirst, nameAsSaid, type Named } from '#contract/person-name.ts';
import { type Language } from './languages.ts';
import { useLanguage } from './activate.ts';

/** The family's name comes first in Khmer, and in every name that is written in Khmer letters. */
export const personName = (person: Named, language: Language): string =>
  language === 'kh' ? familyFirst(person) : nameAsSaid(person);

/** The same in the language of the app. */
export function usePersonName(): (person: Named) => string {
  const language = useLanguage();
  return (person) => personName(person, language);
}
