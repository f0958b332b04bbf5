/** A native select. */
import { chevronDown } from 'ionicons/icons';
import { type Ref, type SelectHTMLAttributes } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { FieldFrame, type FieldTexts, type Option, useFieldIds } from './field-frame.tsx';

type Props = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly Option[];
    /** Label of the empty option (value ''). */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

export function SelectField({
  label,
  error,
  hint,
  optional,
  options,
  placeholder,
  className,
  id,
  ...rest
}: Props) {
  const ids = useFieldIds({ error, hint }, id);
  const texts = { label, error, hint, optional, className };
  return (
    <FieldFrame {...texts} id={ids.id}>
      <div className="kg-box select">
        <select {...rest} {...ids} className={rest.value === '' ? 'unset' : undefined}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name={chevronDown} size={20} />
      </div>
    </FieldFrame>
  );
}
