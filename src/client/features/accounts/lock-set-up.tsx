/** Sets the app lock: its PIN, typed twice (product 2.42). */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/notices.ts';
import { isPin, mostTries, pinDigits, setLock } from './app-lock.ts';
import { openLock } from './lock-state.ts';
import { PinField } from './pin-field.tsx';

export function LockSetUp({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const form = useForm({ pin: '', again: '' });
  const { fewest, most } = pinDigits;
  const setting = useMutation({
    mutationFn: () => setLock(form.read().pin),
    onSuccess: (isKept) => {
      if (!isKept) return notify('red', msg`This phone does not store anything.`);
      // Whoever just chose it is not asked for it.
      openLock();
      notify('green', msg`The app lock is on.`);
      onDone();
    },
  });
  const submit = () => {
    if (setting.isPending) return;
    const { pin, again } = form.read();
    if (!isPin(pin)) form.refuse({ pin: { said: t`A PIN has ${fewest} to ${most} digits.` } });
    else if (again !== pin) form.refuse({ again: { said: t`This is another PIN.` } });
    else setting.mutate();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <p className="lock-words">
        <Trans>
          Whoever holds your phone has to know your PIN to see your CV and applications. It is asked when
          Karngea is opened, and after 5 minutes away. After {mostTries} wrong tries you log in again.
        </Trans>
      </p>
      <PinField label={t`PIN`} {...useField(form, 'pin')} hint={t`${fewest} to ${most} digits`} />
      <PinField label={t`PIN once more`} {...useField(form, 'again')} />
      <Note>
        <Trans>It stops curious people, not experts. Lock the phone itself, too.</Trans>
      </Note>
      <Button type="submit" className="setting-save" wide busy={setting.isPending}>
        <Trans>Turn on</Trans>
      </Button>
    </Form>
  );
}
