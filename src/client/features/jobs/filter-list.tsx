/** One filter with many options, as a list of its own that can be searched; a tap on one goes back to the filters. */
import { Trans, useLingui } from '@lingui/react/macro';
import { arrowBack } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { normalise } from '#contract/normalise.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { filterTexts } from './filter-texts.ts';
import { cleanKeyword, type FilterName, searchOptions } from './search-terms.ts';

type Props = {
  name: FilterName;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
  onBack: () => void;
};

export function FilterList({ name, value, onChoose, onBack }: Props) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const [sought, setSought] = useState('');
  const back = useRef<HTMLButtonElement>(null);
  // Not the field for searching, which would open the keyboard unasked.
  useEffect(() => back.current?.focus(), []);
  const options = [
    { option: undefined, text: t(filterTexts[name].any) },
    ...searchOptions[name].map((option) => ({ option, text: label(option) })),
  ];
  const wanted = normalise(cleanKeyword(sought));
  // Both languages: people know "Network" from the advertisements and read Khmer on the screen.
  const found = options.filter(({ option = '', text }) => normalise(`${text} ${option}`).includes(wanted));
  return (
    <div className="filter-list">
      <Button ref={back} variant="plain" small icon={arrowBack} onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
      <TextField
        label={t`Search`}
        type="search"
        autoComplete="off"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <div role="status" className="kg-muted">
        {found.length === 0 && <Trans>No option matches.</Trans>}
      </div>
      <div role="radiogroup" aria-label={t(filterTexts[name].name)}>
        {found.map(({ option, text }) => (
          <label key={text}>
            <input
              type="radio"
              name={`list-${name}`}
              checked={option === value}
              onChange={() => onChoose(option)}
              // Arrow keys click too, without a pointer: they walk through the list and must not close it.
              onClick={({ detail }) => detail > 0 && onBack()}
            />
            {text}
          </label>
        ))}
      </div>
    </div>
  );
}
