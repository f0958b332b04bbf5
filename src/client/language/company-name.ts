/** A company's name in the reader's language first (product 2.21). */
import { useLanguage } from './activate.ts';

type Named = { readonly name: string; readonly name_km: string | null };

/** The name that is read first, and the one in the other language, where there is one. */
export function useCompanyName(): (company: Named) => {
  readonly name: string;
  readonly other: string | null;
} {
  const language = useLanguage();
  return ({ name, name_km }) =>
    language === 'kh' && name_km !== null ? { name: name_km, other: name } : { name, other: name_km };
}
