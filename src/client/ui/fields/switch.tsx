/** Something that is on or off at once, as a row with its name at the left. */
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import './switch.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  /** Below the label. */
  hint?: ReactNode;
};

export function Switch({ label, hint, ...rest }: Props) {
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
