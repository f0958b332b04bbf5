/** Changes the password (product 2.14). Signs out the other devices; this one gets a new token. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { passwordChange, updatePassword } from '#contract/accounts.ts';
import { passwordMaximum, passwordMinimum } from '#contract/limits.ts';
import { call } from '#client/data/api.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { renewToken } from '#client/data/session.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/toast.ts';
import { needsCurrentPassword } from '../log-in-state.ts';
import '#client/ui/card.css';

export function PasswordForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useForm({ password: '', currentPassword: '' });
  const current = useField(form, 'currentPassword');
  // The server decides if this device doesn't know when the user logged in.
  const [asksForPassword, setAsksForPassword] = useState(needsCurrentPassword);
  const password = useField(form, 'password');
  const failureText = useFailureText();
  const saving = useMutation({
    mutationFn: () => call(updatePassword, { body: { ...form.read(), renew: true } }),
    // Runs even after leaving the screen.
    onSuccess: ({ token }) => {
      if (token) renewToken(token);
      notify('blue', t`You have successfully reset your password.`);
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.fields['currentPassword']) setAsksForPassword(true);
      if (!form.refuseBy(failure)) notify('red', failureText(failure));
    },
  });

  const submit = () => {
    if (saving.isPending || password.value === '' || !form.check(passwordChange)) return;
    saving.mutate(undefined, {
      onSuccess: () => {
        form.change({ password: '', currentPassword: '' });
        void navigate({ to: '/' });
      },
    });
  };
  return (
    <section className="kg-card padded">
      <h2 className="setting-title">
        <Trans>Change the password</Trans>
      </h2>
      <Form form={form} onSubmit={submit}>
        {asksForPassword && (
          <PasswordField
            label={t`Current password`}
            {...current}
            autoComplete="current-password"
            maxLength={passwordMaximum}
          />
        )}
        <PasswordField
          label={t`New password`}
          {...password}
          hint={t`At least ${passwordMinimum} characters`}
          autoComplete="new-password"
          maxLength={passwordMaximum}
        />
        <Note>
          <Trans>Your other devices will be signed out. This one stays logged in.</Trans>
        </Note>
        <Button
          type="submit"
          wide
          className="setting-save"
          busy={saving.isPending}
          disabled={password.value === ''}
        >
          <Trans>Save</Trans>
        </Button>
      </Form>
    </section>
  );
}
