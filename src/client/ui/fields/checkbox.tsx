/** A checkbox, and a switch that takes effect at once. */
import { checkmark } from 'ionicons/icons';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
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

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  /** Below the label. */
  hint?: ReactNode;
};

export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label className="kg-switch">
      <span>
        <span id={id}>{label}</span>
        {hint && (
          <span className="kg-muted" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </label>
  );
}
