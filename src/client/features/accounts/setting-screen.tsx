/** /setting (product 2.14): a new password; every other device is signed out by it, and the screen says so. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { passwordChange, updatePassword } from '#contract/accounts.ts';
import { passwordMaximum, passwordMinimum } from '#contract/limits.ts';
import { call } from '#client/data/api.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/notices.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import './setting-screen.css';

export function SettingScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useForm({ password: '' });
  const password = useField(form, 'password');
  const failureText = useFailureText();
  const saving = useMutation({
    mutationFn: () => call(updatePassword, { body: form.read() }),
    // Told even when the screen has been left by then.
    onSuccess: () => notify('blue', t`You have successfully reset your password.`),
    onError: (failure) => {
      if (!form.refuseBy(failure)) notify('red', failureText(failure));
    },
  });
  usePageTitle(t`Setting`);

  const submit = () => {
    if (saving.isPending || password.value === '' || !form.check(passwordChange)) return;
    saving.mutate(undefined, {
      onSuccess: () => {
        form.change({ password: '' });
        void navigate({ to: '/' });
      },
    });
  };
  return (
    <>
      <SubPageHeader title={t`Setting`} backTo="/myProfile" />
      <PageContent width="card">
        <Form form={form} onSubmit={submit}>
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
      </PageContent>
    </>
  );
}
