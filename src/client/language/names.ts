/** Names of companies and people in the reader's language (product 2.21, 11.4). */
import { type PageLanguage } from '#contract/pages.ts';
import { familyNameFirst, nameByScript, type Named as Person } from '#contract/person-name.ts';
import { useLanguage } from './activate.ts';

type Company = { readonly name: string; readonly name_km: string | null };

/** The name in the reader's language, if there is one, and the name in the other language. */
type CompanyNames = { readonly name: string; readonly other: string | null };

export const companyNames = ({ name, name_km }: Company, language: PageLanguage): CompanyNames =>
  language === 'kh' && name_km !== null ? { name: name_km, other: name } : { name, other: name_km };

export function useCompanyName(): (company: Company) => CompanyNames {
  const language = useLanguage();
  return (company) => companyNames(company, language);
}

/** The family name comes first in Khmer, and in every name in Khmer letters. */
export const personName = (person: Person, language: PageLanguage): string =>
  language === 'kh' ? familyNameFirst(person) : nameByScript(person);

export function usePersonName(): (person: Person) => string {
  const language = useLanguage();
  return (person) => personName(person, language);
}
