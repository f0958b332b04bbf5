/** Stands in place of a locked page until the PIN is typed, also without a network (product 2.42). */
import { Trans, useLingui } from '@lingui/react/macro';
import { lockClosed } from 'ionicons/icons';
import { Form, useField } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { logInAgain } from './app-lock.ts';
import { openLock } from './lock-state.ts';
import { PinField } from './pin-field.tsx';
import { usePinTry } from './use-pin-try.ts';
import './lock-screen.css';

export function LockScreen() {
  const { t } = useLingui();
  const { form, submit, isBusy } = usePinTry(openLock);
  usePageTitle(t`App lock`);
  return (
    <>
      <SubPageHeader title={t`App lock`} backTo="/" />
      <PageContent width="card" className="lock-screen">
        <Icon name={lockClosed} size={28} />
        <p>
          <Trans>Your PIN opens your CV and applications.</Trans>
        </p>
        <Form form={form} onSubmit={submit}>
          <PinField label={t`PIN`} {...useField(form, 'pin')} autoFocus />
          <Button type="submit" wide busy={isBusy}>
            <Trans context="a lock">Open</Trans>
          </Button>
        </Form>
        <Button variant="plain" wide onClick={logInAgain}>
          <Trans>Forgot it? Log in again</Trans>
        </Button>
      </PageContent>
    </>
  );
}
