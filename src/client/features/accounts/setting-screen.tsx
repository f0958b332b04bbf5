/** /setting (product 2.14): a new password, by which every other device is signed out, what is told on this one, and one's data. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { passwordChange, updatePassword } from '#contract/accounts.ts';
import { freshLogInMinutes, passwordMaximum, passwordMinimum } from '#contract/limits.ts';
import { call } from '#client/data/api.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { useSession } from '#client/data/session.ts';
import { loggedInSince } from '#client/data/session-storage.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { NotificationSettings } from '#client/features/push/notification-settings.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/notices.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { YourData } from './your-data.tsx';
import './setting-screen.css';

/** By then the server wants the current password. */
function isLogInOld(): boolean {
  const since = loggedInSince();
  return since !== undefined && Date.now() - since > freshLogInMinutes * 60_000;
}

export function SettingScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { settings } = useShellLinks();
  const user = useSession();
  const isOperator = user?.acc_type === 'operator';
  const form = useForm({ password: '', currentPassword: '' });
  const current = useField(form, 'currentPassword');
  // The server says so too, where this device does not know when the person logged in.
  const [isAsked, ask] = useState(isLogInOld);
  const password = useField(form, 'password');
  const failureText = useFailureText();
  const saving = useMutation({
    mutationFn: () => call(updatePassword, { body: form.read() }),
    // Told even when the screen has been left by then.
    onSuccess: () => notify('blue', t`You have successfully reset your password.`),
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.fields['currentPassword']) ask(true);
      if (!form.refuseBy(failure)) notify('red', failureText(failure));
    },
  });
  usePageTitle(t`Settings`);

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
    <>
      <SubPageHeader title={t`Settings`} backTo={isOperator ? '/operator' : '/myProfile'} />
      <PageContent width="card">
        <Form form={form} onSubmit={submit}>
          {isAsked && (
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
        {user && !isOperator && <NotificationSettings user={user} />}
        {user && !isOperator && <YourData user={user} />}
        {settings}
      </PageContent>
    </>
  );
}
