/** A segmented control: a radio group of two to four short options. */
import { type ReactNode } from 'react';
import './segments.css';

type Props<Value extends string> = {
  legend: ReactNode;
  hideLegend?: boolean;
  name: string;
  options: readonly { readonly value: Value; readonly label: ReactNode; readonly lang?: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

export function Segments<Value extends string>({
  legend,
  hideLegend,
  name,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <fieldset className="kg-segments">
      <legend className={hideLegend ? 'kg-visually-hidden' : 'kg-segments-legend'}>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
