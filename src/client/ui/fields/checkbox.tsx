/** One thing to agree to or not, with its label beside it. */
import { checkmark } from 'ionicons/icons';
import { type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import './checkbox.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ label, className = '', ...rest }: Props) {
  return (
    <label className={`kg-checkbox ${className}`}>
      <input {...rest} type="checkbox" />
      <Icon name={checkmark} size={18} />
      <span>{label}</span>
    </label>
  );
}
