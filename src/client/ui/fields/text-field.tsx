/** Text fields: plain, for phone numbers, for dates and with several lines. */
import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { FieldFrame, type FieldWords, type Option, useFieldWiring } from './field-frame.tsx';

export type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
    icon?: string;
    /** Fixed text before the input, announced with the label. */
    prefix?: string;
    /** Options of the datalist; other values are allowed. */
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

type TextareaProps = FieldWords &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export function TextareaField({ label, error, hint, optional, className, id, ...rest }: TextareaProps) {
  const wiring = useFieldWiring({ error, hint }, id);
  const words = { label, error, hint, optional, className };
  return (
    <FieldFrame {...words} id={wiring.id}>
      <div className="kg-box tall">
        <textarea rows={3} {...rest} {...wiring} />
      </div>
    </FieldFrame>
  );
}

const countryPrefix = '+855';

/** A Cambodian phone number without its fixed +855. The contract validates it. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'prefix'>) {
  return (
    <TextField inputMode="tel" autoComplete="tel-national" {...props} type="tel" prefix={countryPrefix} />
  );
}

/** The value is a date as YYYY-MM-DD. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'prefix'>) {
  return <TextField {...props} type="date" />;
}
