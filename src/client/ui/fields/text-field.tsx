/** One line of text in its frame. */
import { type InputHTMLAttributes, type Ref } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { FieldFrame, type FieldWords, type Option, useFieldWiring } from './field-frame.tsx';

export type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
    icon?: string;
    /** Fixed text before what is typed, read out with the label. */
    prefix?: string;
    /** Offered while typing; anything else may be typed, too. */
    suggestions?: readonly Option[];
    ref?: Ref<HTMLInputElement>;
  };

export function TextField({
  label,
  error,
  hint,
  optional,
  icon,
  prefix,
  suggestions = [],
  className,
  id,
  ...rest
}: TextFieldProps) {
  const wiring = useFieldWiring({ error, hint }, id);
  const words = { label, error, hint, optional, className };
  const listId = `${wiring.id}-suggestions`;
  const prefixId = `${wiring.id}-prefix`;
  const described = [prefix && prefixId, wiring['aria-describedby']].filter(Boolean).join(' ');
  return (
    <FieldFrame {...words} id={wiring.id}>
      <div className="kg-box">
        {icon && <Icon name={icon} />}
        {prefix && (
          <span className="kg-box-prefix" id={prefixId}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          list={suggestions.length > 0 ? listId : undefined}
          {...rest}
          {...wiring}
          data-empty={rest.value === '' || undefined}
          aria-describedby={described || undefined}
        />
        {suggestions.length > 0 && (
          <datalist id={listId}>
            {suggestions.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </datalist>
        )}
      </div>
    </FieldFrame>
  );
}
