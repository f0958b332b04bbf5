/** /login (product 2.15, 4.1): name and password; afterwards the page that was asked for. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { credentials } from '#contract/accounts.ts';
import { lengths, passwordMaximum } from '#contract/limits.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { Form, useField, useForm, useFormState } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { useLogIn } from './account-mutations.ts';
import { AccountPage } from './account-page.tsx';
import { errorsOf } from './credential-errors.ts';
import { SuspendedNote } from './suspended-note.tsx';
import { useEnter } from './use-enter.ts';

export function LoginScreen() {
  const { t } = useLingui();
  const form = useForm({ name: '', password: '', remember: false });
  const remember = useFormState(form, ({ values }) => values.remember);
  const logIn = useLogIn();
  const enter = useEnter();
  const search = useSearch({ strict: false });
  usePageTitle(t`Log in`);

  const submit = () => {
    if (logIn.isPending || !form.check(credentials)) return;
    logIn.mutate(form.read(), {
      onSuccess: enter,
      // Neither name nor password is wrong then.
      onError: (failure) => hasCode(failure, 'suspended') || form.refuse(errorsOf(failure)),
    });
  };
  return (
    <AccountPage title={t`Log in`} text={t`Good to see you again.`}>
      <Form form={form} onSubmit={submit}>
        <TextField
          label={t`Name`}
          {...useField(form, 'name')}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={lengths.accountName}
        />
        <PasswordField
          label={t`Password`}
          {...useField(form, 'password')}
          autoComplete="current-password"
          maxLength={passwordMaximum}
        />
        <Checkbox
          label={t`Remember me`}
          name="remember"
          checked={remember}
          onChange={({ target }) => form.change({ remember: target.checked })}
        />
        <Button type="submit" wide busy={logIn.isPending}>
          <Trans>Log In</Trans>
        </Button>
      </Form>
      <div role="alert" className="account-alert">
        {hasCode(logIn.error, 'suspended') && <SuspendedNote />}
      </div>
      <p className="account-other">
        <Trans>No account yet?</Trans>{' '}
        <TextLink to="/register" search={search}>
          <Trans>Register</Trans>
        </TextLink>
      </p>
    </AccountPage>
  );
}
