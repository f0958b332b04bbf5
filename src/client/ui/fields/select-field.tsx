/** One choice of a list, with the phone's own picker. */
import { chevronDown } from 'ionicons/icons';
import { type Ref, type SelectHTMLAttributes } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { FieldFrame, type FieldWords, type Option, useFieldWiring } from './field-frame.tsx';

type Props = FieldWords &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly Option[];
    /** Stands for no choice (the value ''). */
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
  const wiring = useFieldWiring({ error, hint }, id);
  const words = { label, error, hint, optional, className };
  return (
    <FieldFrame {...words} id={wiring.id}>
      <div className="kg-box select">
        <select {...rest} {...wiring} className={rest.value === '' ? 'unset' : undefined}>
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
