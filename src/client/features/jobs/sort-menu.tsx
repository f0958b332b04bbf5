/** Chooses the order of the list (product 2.5). */
import { Trans } from '@lingui/react/macro';
import { swapVertical } from 'ionicons/icons';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { Icon } from '#client/ui/icon.tsx';
import { type SearchTerms, sortOf, sortsFor, withTerm } from './search-terms.ts';

type Props = { terms: SearchTerms; onChange: (terms: SearchTerms) => void };

export function SortMenu({ terms, onChange }: Props) {
  const label = useOptionLabel();
  const sorts = sortsFor(terms);
  return (
    <label className="sort-menu">
      <Icon name={swapVertical} size={20} />
      <span>
        <Trans>Sort By</Trans>
      </span>
      <select
        value={sortOf(terms)}
        onChange={({ target }) =>
          onChange(withTerm(terms, { sort: sorts.find((option) => option === target.value) }))
        }
      >
        {sorts.map((option) => (
          <option key={option} value={option}>
            {label(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
