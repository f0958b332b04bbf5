/** Asks what an alert is to be called. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { lengths } from '#contract/limits.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Sheet } from '#client/ui/sheet.tsx';

type FormProps = { id: string; name: string; onRename: (name: string) => void };

function RenameForm({ id, name, onRename }: FormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onRename(typed.trim());
        else setMissing(true);
      }}
    >
      <TextField
        label={t`Name`}
        value={typed}
        maxLength={lengths.alertName}
        error={isMissing ? t`Please fill in this field.` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
      />
    </form>
  );
}

type Props = Omit<FormProps, 'id'> & { open: boolean; onClose: () => void };

export function RenameSheet({ open, onClose, ...form }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Rename`}
      footer={
        <Button type="submit" form={id} wide>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <RenameForm id={id} {...form} />
    </Sheet>
  );
}
