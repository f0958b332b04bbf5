/** The frame of every field: label above, hint or error below, linked to the control by ids. */
import { Trans } from '@lingui/react/macro';
import { alertCircle } from 'ionicons/icons';
import { type ReactNode, useId } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import './field.css';

export type FieldTexts = {
  label: ReactNode;
  /** A sentence for users. */
  error?: string;
  hint?: ReactNode;
  /** Adds "(optional)" to the label; required fields have no mark. */
  optional?: boolean;
};

export type Option = { readonly value: string; readonly label: string };

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** The attributes that link a control to its label, hint and error. */
export function useFieldIds({ error, hint }: Pick<FieldTexts, 'error' | 'hint'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
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

/** The error below a control; `id` is the control's. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="kg-field-error" id={errorId(id)}>
      <Icon name={alertCircle} size={18} />
      <span>{children}</span>
    </p>
  );
}

type Props = FieldTexts & { id: string; className?: string; children: ReactNode };

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
