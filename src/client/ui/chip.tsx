/** Toggle chips and radio chips, mostly of forms. Job lists don't download them. */
import { checkmark } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './chip.css';

type ChipProps = {
  pressed: boolean;
  onToggle: () => void;
  /** Shows a tick when pressed, for groups in which several can be on. */
  tick?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

export function Chip({ pressed, onToggle, tick, disabled, children }: ChipProps) {
  return (
    <button type="button" className="kg-chip" aria-pressed={pressed} disabled={disabled} onClick={onToggle}>
      {tick && pressed && <Icon name={checkmark} size={18} />}
      {children}
    </button>
  );
}

type RadioChipsProps<Value extends string> = {
  name: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** No chip is checked if this is not one of the options. */
  value: Value;
  onChange: (value: Value) => void;
};

/** Goes into a fieldset, whose legend names the choice. */
export function RadioChips<Value extends string>({ name, options, value, onChange }: RadioChipsProps<Value>) {
  return (
    <div className="kg-chips wrap">
      {options.map((option) => (
        <label key={option.value} className="kg-chip">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
