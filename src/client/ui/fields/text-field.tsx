/** Text fields: plain, for phone numbers, for dates and with several lines. */
import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldTexts, type Option, useFieldIds } from './field-frame.tsx';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
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
  prefix,
  suggestions = [],
  className,
  id,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds({ error, hint }, id);
  const texts = { label, error, hint, optional, className };
  const listId = `${ids.id}-suggestions`;
  const prefixId = `${ids.id}-prefix`;
  const described = [prefix && prefixId, ids['aria-describedby']].filter(Boolean).join(' ');
  return (
    <FieldFrame {...texts} id={ids.id}>
      <div className="kg-box">
        {prefix && (
          <span className="kg-box-prefix" id={prefixId}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          list={suggestions.length > 0 ? listId : undefined}
          {...rest}
          {...ids}
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

type TextareaProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export function TextareaField({ label, error, hint, optional, className, id, ...rest }: TextareaProps) {
  const ids = useFieldIds({ error, hint }, id);
  const texts = { label, error, hint, optional, className };
  return (
    <FieldFrame {...texts} id={ids.id}>
      <div className="kg-box tall">
        <textarea rows={3} {...rest} {...ids} />
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
