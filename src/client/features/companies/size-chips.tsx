/** How many people work at a company: one of a few, or none by a second tap. */
import { Trans } from '@lingui/react/macro';
import { Chip } from '#client/ui/chip.tsx';
import { Optional } from '#client/ui/fields/field-frame.tsx';
import { type CompanySize } from '#contract/company-fields.ts';

type Props = {
  sizes: readonly { readonly value: CompanySize; readonly label: string }[];
  value: string;
  onChange: (size: CompanySize | '') => void;
};

export function SizeChips({ sizes, value: chosen, onChange }: Props) {
  return (
    <fieldset className="size-chips kg-field">
      <legend className="kg-label">
        <Trans>How many people work there</Trans> <Optional />
      </legend>
      <div className="kg-chips wrap">
        {sizes.map(({ value, label }) => (
          <Chip
            key={value}
            pressed={value === chosen}
            onToggle={() => onChange(value === chosen ? '' : value)}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
