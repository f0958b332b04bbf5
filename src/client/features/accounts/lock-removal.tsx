/** The app lock is on: whoever knows its PIN can turn it off (product 2.42). */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Form, useField } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { removeLock } from './app-lock.ts';
import { PinField } from './pin-field.tsx';
import { usePinTry } from './use-pin-try.ts';

export function LockRemoval({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { form, submit, isBusy } = usePinTry(() => {
    removeLock();
    notify('blue', msg`The app lock is off.`);
    onDone();
  });
  return (
    <Form form={form} onSubmit={submit}>
      <p className="lock-words">
        <Trans>The app lock is on. To turn it off, type your PIN.</Trans>
      </p>
      <PinField label={t`PIN`} {...useField(form, 'pin')} />
      <Button type="submit" variant="danger" wide busy={isBusy}>
        <Trans>Turn off</Trans>
      </Button>
    </Form>
  );
}
