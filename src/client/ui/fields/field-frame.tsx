/** What stands around every control: label above, hint or error below, and the ids that tie them together. */
import { Trans } from '@lingui/react/macro';
import { alertCircle } from 'ionicons/icons';
import { type ReactNode, useId } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import './field.css';

export type FieldWords = {
  label: ReactNode;
  /** What is wrong, as a sentence for people. */
  error?: string;
  hint?: ReactNode;
  /** Writes "(optional)" after the label; what is required has no mark. */
  optional?: boolean;
};

/** One of what a field offers. */
export type Option = { readonly value: string; readonly label: string };

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** The attributes that tie a control to its label, hint and error. */
export function useFieldWiring({ error, hint }: Pick<FieldWords, 'error' | 'hint'>, given?: string) {
  const made = useId();
  const id = given ?? made;
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId(id) : hint ? hintId(id) : undefined,
  };
}

export const Optional = () => (
  <em>
    <Trans comment="After the label of a field that may stay empty">(optional)</Trans>
  </em>
);

/** The sentence below a control that is wrong; `id` is the control's. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="kg-field-error" id={errorId(id)}>
      <Icon name={alertCircle} size={18} />
      <span>{children}</span>
    </p>
  );
}

type Props = FieldWords & { id: string; className?: string; children: ReactNode };

export function FieldFrame({ id, label, error, hint, optional, className = '', children }: Props) {
  return (
    <div className={`kg-field ${className}`}>
      <label className="kg-label" htmlFor={id}>
        {label} {optional && <Optional />}
      </label>
      {children}
      {error ? (
        <FieldError id={id}>{error}</FieldError>
      ) : (
        hint && (
          <p className="kg-field-hint" id={hintId(id)}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
