/** What each term of a search reads like, on the chip that takes it away. */
import { useLingui } from '@lingui/react/macro';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { grouped } from '#client/language/plain-formats.ts';
import { useProvinceName } from '#client/language/province-names.ts';
import { type narrowingNames, type SearchTerms } from './search-terms.ts';

type Name = (typeof narrowingNames)[number] | 'keyword';

/** Gives the words for a term that is set. */
export function useTermText(): (name: Name, terms: SearchTerms) => string {
  const { t } = useLingui();
  const label = useOptionLabel();
  const provinceName = useProvinceName();
  return (name, terms) => {
    switch (name) {
      case 'province':
        return terms.province ? provinceName(terms.province) : '';
      case 'salary_from': {
        const pay = `$${grouped(terms.salary_from ?? 0)}`;
        return t`${pay} a month or more`;
      }
      case 'within': {
        const days = terms.within ?? 1;
        return days === 1 ? t`Posted in the last 24 hours` : t`Posted in the last ${days} days`;
      }
      case 'verified':
        return t`Verified companies only`;
      case 'status':
        return t`Open jobs only`;
      case 'keyword':
        return terms.keyword ?? '';
      default:
        return label(terms[name] ?? '');
    }
  };
}
