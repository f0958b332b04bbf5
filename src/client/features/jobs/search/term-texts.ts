/** The texts of filters and of search terms. */
import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { type MessageDescriptor } from '@lingui/core';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { groupThousands } from '#client/language/plain-formats.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { type FilterName, type narrowingNames, type SearchTerms } from './search-terms.ts';

/** The name of each filter in the search form, and its "no filter" option (product 9.3). */
export const filterTexts = {
  industry: { name: msg`Industry`, any: msg`Any Industry` },
  category: { name: msg`Category`, any: msg`Any Category` },
  // The levels have no "any" option (product 9.3), only a placeholder.
  level: { name: msg`Level`, any: msg({ message: 'Choose', comment: 'No level is chosen' }) },
  type: { name: msg`Type`, any: msg`Any Type` },
  location: { name: msg`Location`, any: msg`Any Locations` },
} as const satisfies Record<FilterName, { name: MessageDescriptor; any: MessageDescriptor }>;

type Name = (typeof narrowingNames)[number] | 'keyword';

/** The text of a term that is set, as on its chip. */
export function useTermText(): (name: Name, terms: SearchTerms) => string {
  const { t } = useLingui();
  const label = useOptionLabel();
  const provinceName = useProvinceName();
  return (name, terms) => {
    switch (name) {
      case 'province':
        return terms.province ? provinceName(terms.province) : '';
      case 'salary_from': {
        const pay = `$${groupThousands(terms.salary_from ?? 0)}`;
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
