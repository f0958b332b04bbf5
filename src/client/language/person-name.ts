/** A person's name in the order in which it is said (product 11.4). */
import { type Language } from './languages.ts';
import { useLanguage } from './activate.ts';

type Named = { readonly first_name: string; readonly last_name: string };

const khmerLetter = /\p{Script=Khmer}/u;

/** The family's name comes first in Khmer, and in every name that is written in Khmer letters. */
export function personName({ first_name, last_name }: Named, language: Language): string {
  const isKhmer = language === 'kh' || khmerLetter.test(last_name) || khmerLetter.test(first_name);
  return (isKhmer ? [last_name, first_name] : [first_name, last_name]).join(' ');
}

/** The same in the language of the app. */
export function usePersonName(): (person: Named) => string {
  const language = useLanguage();
  return (person) => personName(person, language);
}
