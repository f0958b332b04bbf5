/** A radio group of large cards. */
import { type ReactNode, useId } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { FieldError } from './field-frame.tsx';
import './choice-group.css';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly icon?: string;
};

type Props<Value extends string> = {
  legend: ReactNode;
  name: string;
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string;
};

export function ChoiceGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  error,
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset className="kg-choices" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="kg-label">{legend}</legend>
      {options.map((choice) => (
        <label key={choice.value} className="kg-choice">
          {choice.icon && (
            <span className="kg-choice-icon">
              <Icon name={choice.icon} size={24} />
            </span>
          )}
          <span className="kg-choice-words">
            <strong>{choice.title}</strong>
            {choice.text && <span>{choice.text}</span>}
          </span>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(choice.value)}
          />
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
