/** Chips that fill a field with one value; a second tap clears it. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Chip } from '#client/ui/chip.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { type Suggestion } from './trades.ts';

type Props = {
  label: string;
  options: readonly Suggestion[];
  /** Values shown at first, the others behind “More”; all by default. */
  first?: readonly string[];
  value: string;
  onChoose: (value: string) => void;
};

export function ChoiceChips({ label, options, first, value, onChoose }: Props) {
  const [isExpanded, setExpanded] = useState(!first);
  const shown = options.filter(
    (option) => isExpanded || first?.includes(option.value) || option.value === value,
  );
  return (
    <div role="group" aria-label={label} className="kg-chips wrap">
      {shown.map((option) => (
        <Chip
          key={option.value}
          tick
          pressed={option.value === value}
          onToggle={() => onChoose(option.value === value ? '' : option.value)}
        >
          <span lang={langOf(option.label)}>{option.label}</span>
        </Chip>
      ))}
      {!isExpanded && (
        <button type="button" className="kg-chip soft" onClick={() => setExpanded(true)}>
          <Trans>More</Trans>
        </button>
      )}
    </div>
  );
}
