/** /login (product 2.15, 4.1): name and password; afterwards the page that was asked for. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { credentials } from '#contract/accounts.ts';
import { lengths, passwordMaximum } from '#contract/limits.ts';
import { ApiFailure, hasCode } from '#client/data/api-failure.ts';
import { useLastEnd } from '#client/data/session.ts';
import { type FormStore } from '#client/forms/form-store.ts';
import { Form, useField, useForm, useFormState } from '#client/forms/use-form.tsx';
import { InAppNote } from '#client/forms/own-browser-link.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { type LogIn, useLogIn } from './account-mutations.ts';
import { AccountPage } from './account-page.tsx';
import { errorsOf } from './credential-errors.ts';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import { SuspendedNote } from './suspended-note.tsx';
import { useEnter } from './use-enter.ts';
import { WhosePhone } from './whose-phone.tsx';

/** Of operators only. */
const CodeStep = lazyPart(async () => (await import('./code-step.tsx')).CodeStep);
const asksForCode = (failure: Error): failure is ApiFailure =>
  failure instanceof ApiFailure && (failure.code === 'totp_setup' || failure.code === 'code_required');

function LogInForm({ form, onAsked }: { form: FormStore<LogIn>; onAsked: (asked: ApiFailure) => void }) {
  const { t } = useLingui();
  const isBorrowed = useFormState(form, ({ values }) => values.borrowed);
  const logIn = useLogIn();
  const enter = useEnter();
  const search = useSearch({ strict: false });
  const wasSuspended = useLastEnd() === 'suspended' && logIn.isIdle;
  usePageTitle(t`Log in`);

  const submit = () => {
    if (logIn.isPending || !form.check(credentials)) return;
    logIn.mutate(form.read(), {
      onSuccess: enter,
      onError: (failure) => {
        if (asksForCode(failure)) onAsked(failure);
        // Neither name nor password is wrong then.
        else if (!hasCode(failure, 'suspended')) form.refuse(errorsOf(failure));
      },
    });
  };
  return (
    <AccountPage title={t`Log in`} text={t`Good to see you again.`}>
      <InAppNote />
      <Form form={form} onSubmit={submit}>
        <TextField
          label={t`Name`}
          {...useField(form, 'name')}
          autoComplete={isBorrowed ? 'off' : 'username'}
          autoCapitalize="none"
          maxLength={lengths.accountName}
        />
        <PasswordField
          label={t`Password`}
          {...useField(form, 'password')}
          autoComplete={isBorrowed ? 'off' : 'current-password'}
          maxLength={passwordMaximum}
        />
        <WhosePhone form={form} />
        <Button type="submit" wide busy={logIn.isPending}>
          <Trans>Log In</Trans>
        </Button>
      </Form>
      {!isBorrowed && <PasskeyLogIn form={form} />}
      <div role="alert" className="account-alert">
        {(wasSuspended || hasCode(logIn.error, 'suspended')) && <SuspendedNote />}
      </div>
      <ButtonLink variant="plain" wide to="/recover">
        <Trans>Forgot your password?</Trans>
      </ButtonLink>
      <p className="account-other">
        <Trans>No account yet?</Trans>{' '}
        <TextLink to="/register" search={search}>
          <Trans>Register</Trans>
        </TextLink>
      </p>
    </AccountPage>
  );
}

export function LoginScreen() {
  const form = useForm<LogIn>({ name: '', password: '', remember: false, borrowed: false });
  const [asked, ask] = useState<ApiFailure>();
  if (asked) return <CodeStep who={form.read()} otpauth={asked.body.otpauth} onBack={() => ask(undefined)} />;
  return <LogInForm form={form} onAsked={ask} />;
}
