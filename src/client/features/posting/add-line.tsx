/** A field with an Add button, which works once there is something to add; Enter adds as well. */
import { Trans } from '@lingui/react/macro';
import { add } from 'ionicons/icons';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { useTakenOnNext } from './draft-store.ts';

type Props = {
  label: string;
  addLabel: string;
  maxLength: number;
  disabled?: boolean;
  onAdd: (typed: string) => void;
};

export function AddLine({ label, addLabel, maxLength, disabled = false, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const addTyped = (): boolean => {
    if (disabled || !typed.trim()) return false;
    onAdd(typed);
    setTyped('');
    return true;
  };
  useTakenOnNext(addTyped);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The button cannot be used now; the next line may follow.
    if (addTyped()) field.current?.focus();
  };
  return (
    <form className="posting-add" onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        value={typed}
        maxLength={maxLength}
        disabled={disabled}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant="quiet"
        icon={add}
        aria-label={addLabel}
        disabled={disabled || !typed.trim()}
      >
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
