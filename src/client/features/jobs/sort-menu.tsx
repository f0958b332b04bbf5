/** Chooses the order of the list (product 2.5: Date or Salary). */
import { Trans } from '@lingui/react/macro';
import { swapVertical } from 'ionicons/icons';
import { type Sort, sorts } from '#contract/options.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { Icon } from '#client/ui/icon.tsx';
import './sort-menu.css';
import './words-for-wide.css';

type Props = { sort: Sort; onSort: (sort: Sort) => void };

export function SortMenu({ sort, onSort }: Props) {
  const label = useOptionLabel();
  return (
    <label className="sort-menu">
      <Icon name={swapVertical} size={20} />
      <span>
        <Trans>Sort By</Trans>
      </span>
      <select
        value={sort}
        onChange={({ target }) => onSort(sorts.find((option) => option === target.value) ?? sorts[0])}
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
