/** /login (spec §2, §4): name and password; afterwards the page that was wanted. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { lengths, passwordMaximum } from '#contract/limits.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { useLogIn } from './account-mutations.ts';
import { AccountPage } from './account-page.tsx';
import { useCredentials } from './use-credentials.ts';
import { useEnter } from './use-enter.ts';

export function LoginScreen() {
  const { t } = useLingui();
  const [remember, setRemember] = useState(false);
  const logIn = useLogIn();
  const credentials = useCredentials();
  const { name, password } = credentials;
  const enter = useEnter();
  const search = useSearch({ strict: false });
  usePageTitle(t`Log in`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (logIn.isPending || !credentials.isComplete()) return;
    logIn.mutate({ name, password, remember }, { onSuccess: enter, onError: credentials.refuse });
  };
  return (
    <AccountPage title={t`Log in`} text={t`Good to see you again.`}>
      <form ref={credentials.formRef} noValidate onSubmit={submit}>
        <TextField
          label={t`Name`}
          {...credentials.field('name')}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={lengths.accountName}
        />
        <PasswordField
          label={t`Password`}
          {...credentials.field('password')}
          autoComplete="current-password"
          maxLength={passwordMaximum}
        />
        <Checkbox
          label={t`Remember me`}
          name="remember"
          checked={remember}
          onChange={({ target }) => setRemember(target.checked)}
        />
        <Button type="submit" wide busy={logIn.isPending}>
          <Trans>Log In</Trans>
        </Button>
      </form>
      <p className="account-other">
        <Trans>No account yet?</Trans>{' '}
        <TextLink to="/register" search={search}>
          <Trans>Register</Trans>
        </TextLink>
      </p>
    </AccountPage>
  );
}
