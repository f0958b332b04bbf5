/** One filter with many options: what is chosen, and the way to its list. */
import { useLingui } from '@lingui/react/macro';
import { chevronForward } from 'ionicons/icons';
import { Icon } from '#client/ui/icon.tsx';
import { filterTexts } from './filter-texts.ts';
import { type FilterName } from './search-terms.ts';

type Props = { name: FilterName; value: string; onOpen: () => void };

export function FilterRow({ name, value, onOpen }: Props) {
  const { t } = useLingui();
  return (
    <div>
      <h3 id={`filter-${name}`}>{t(filterTexts[name].name)}</h3>
      <button type="button" className="filter-row" aria-describedby={`filter-${name}`} onClick={onOpen}>
        {value}
        <Icon name={chevronForward} size={20} />
      </button>
    </div>
  );
}
