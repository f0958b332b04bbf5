/** Chips of which a tap writes one into a field; a second tap takes it out again. Knows no field. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Chip } from '#client/ui/chip.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { type Word } from './trades.ts';

type Props = {
  label: string;
  options: readonly Word[];
  /** Offered at once; the others behind “More”. All of them where nothing is said. */
  first?: readonly string[];
  value: string;
  onChoose: (value: string) => void;
};

export function ChoiceChips({ label, options, first, value, onChoose }: Props) {
  const [isWhole, setWhole] = useState(!first);
  const shown = options.filter(
    (option) => isWhole || first?.includes(option.value) || option.value === value,
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
      {!isWhole && (
        <button type="button" className="kg-chip soft" onClick={() => setWhole(true)}>
          <Trans>More</Trans>
        </button>
      )}
    </div>
  );
}
