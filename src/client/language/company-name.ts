/** A company's name in the reader's language first (product 2.21). */
import { type PageLanguage } from '#contract/pages.ts';
import { useLanguage } from './activate.ts';

type Named = { readonly name: string; readonly name_km: string | null };

/** The name that is read first, and the one in the other language, where there is one. */
type Names = { readonly name: string; readonly other: string | null };

export const readName = ({ name, name_km }: Named, language: PageLanguage): Names =>
  language === 'kh' && name_km !== null ? { name: name_km, other: name } : { name, other: name_km };

export function useCompanyName(): (company: Named) => Names {
  const language = useLanguage();
  return (company) => readName(company, language);
}
