/** /setting (spec §2): a new password; every other device is signed out by it, and the screen says so. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { passwordChange, updatePassword } from '#contract/accounts.ts';
import { type FaultCode, faultsSaid, fieldFaults } from '#contract/faults.ts';
import { passwordMaximum, passwordMinimum } from '#contract/limits.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { useFaultText } from '#client/language/fault-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { useErrorFocus } from '#client/ui/form-focus.ts';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/notices.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import './setting-screen.css';

const passwordFault = (failure: Error): FaultCode | undefined =>
  failure instanceof ApiFailure ? faultsSaid(failure.fields)['password'] : undefined;

export function SettingScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FaultCode>();
  const { formRef, focusFirstError } = useErrorFocus();
  const faultText = useFaultText();
  const failureText = useFailureText();
  const saving = useMutation({
    mutationFn: () => call(updatePassword, { body: { password } }),
    // Told even when the screen has been left by then.
    onSuccess: () => notify('blue', t`You have successfully reset your password.`),
    onError: (failure) => {
      if (!passwordFault(failure)) notify('red', failureText(failure));
    },
  });
  usePageTitle(t`Setting`);

  const refuse = (found: FaultCode | undefined) => {
    setFault(found);
    focusFirstError();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending || password === '') return;
    const parsed = z.safeParse(passwordChange, { password });
    if (!parsed.success) return refuse(fieldFaults(parsed.error)['password']);
    saving.mutate(undefined, {
      onSuccess: () => {
        setPassword('');
        void navigate({ to: '/' });
      },
      onError: (failure) => {
        const said = passwordFault(failure);
        if (said) refuse(said);
      },
    });
  };
  return (
    <>
      <SubPageHeader title={t`Setting`} backTo="/myProfile" />
      <PageContent width="card">
        <form ref={formRef} noValidate onSubmit={submit}>
          <PasswordField
            label={t`New password`}
            name="password"
            value={password}
            error={faultText(fault)}
            hint={t`At least ${passwordMinimum} characters`}
            autoComplete="new-password"
            maxLength={passwordMaximum}
            onChange={({ target }) => {
              setPassword(target.value);
              setFault(undefined);
            }}
          />
          <Note>
            <Trans>Your other devices will be signed out. This one stays logged in.</Trans>
          </Note>
          <Button
            type="submit"
            wide
            className="setting-save"
            busy={saving.isPending}
            disabled={password === ''}
          >
            <Trans>Save</Trans>
          </Button>
        </form>
      </PageContent>
    </>
  );
}
