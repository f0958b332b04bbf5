/** One filter with few options, as chips; a second tap on the chosen one clears it. */
import { useLingui } from '@lingui/react/macro';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { Chip } from '#client/ui/chip.tsx';
import { filterTexts } from './filter-texts.ts';
import { type FilterName, searchOptions } from './search-terms.ts';

type Props = { name: FilterName; value: string | undefined; onChoose: (value: string | undefined) => void };

export function FilterChips({ name, value, onChoose }: Props) {
  const { t } = useLingui();
  const label = useOptionLabel();
  return (
    <div role="group" aria-labelledby={`filter-${name}`}>
      <h3 id={`filter-${name}`}>{t(filterTexts[name].name)}</h3>
      <div className="kg-chips wrap">
        {name !== 'level' && (
          <Chip pressed={value === undefined} onToggle={() => onChoose(undefined)}>
            {t(filterTexts[name].any)}
          </Chip>
        )}
        {searchOptions[name].map((option) => (
          <Chip
            key={option}
            pressed={option === value}
            onToggle={() => onChoose(option === value ? undefined : option)}
          >
            {label(option)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
