/** /login (product 2.15, 4.1): name and password; afterwards the page that was asked for. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { fingerPrintOutline, lockClosed } from 'ionicons/icons';
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
import { Note } from '#client/ui/note.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { type LogIn, useLogIn } from './account-mutations.ts';
import { AccountPage } from './account-page.tsx';
import { errorsOf } from './credential-errors.ts';
import { SuspendedNote } from './suspended-note.tsx';
import { useEnter } from './use-enter.ts';
import { passkeyFailure } from './passkey-failures.ts';
import { useCanUsePasskeys, useLogInByPasskey } from './passkey-queries.ts';

/** On the log-in page: whether to be remembered, or the phone is somebody else's (product 2.41); never both. */
function WhosePhone({ form }: { form: FormStore<LogIn> }) {
  const { t } = useLingui();
  const remember = useFormState(form, ({ values }) => values.remember);
  const isBorrowed = useFormState(form, ({ values }) => values.borrowed);
  const [unticked, setUnticked] = useState<string>();
  const tickRemember = (isTicked: boolean) => {
    setUnticked(isTicked && isBorrowed ? t`“This is not my phone” has been turned off.` : undefined);
    form.change(isTicked ? { remember: true, borrowed: false } : { remember: false });
  };
  const tickBorrowed = (isTicked: boolean) => {
    setUnticked(isTicked && remember ? t`“Remember me” has been turned off.` : undefined);
    form.change(isTicked ? { remember: false, borrowed: true } : { borrowed: false });
  };
  return (
    <>
      <Checkbox
        label={t`Remember me`}
        name="remember"
        checked={remember}
        onChange={({ target }) => tickRemember(target.checked)}
      />
      <Checkbox
        label={t`This is not my phone`}
        name="borrowed"
        checked={isBorrowed}
        onChange={({ target }) => tickBorrowed(target.checked)}
      />
      <div role="status" className="account-borrowed">
        {unticked && <span className="kg-visually-hidden">{unticked}</span>}
        {isBorrowed && (
          <Note icon={lockClosed}>
            <Trans>
              When you close Karngea, none of your data stays on this phone. Don't let the browser save your
              password.
            </Trans>
          </Note>
        )}
      </div>
    </>
  );
}

function Trouble({ failure }: { failure: Error }) {
  const { i18n } = useLingui();
  if (hasCode(failure, 'suspended')) return <SuspendedNote />;
  const text = passkeyFailure(failure);
  return <Note tone="red">{typeof text === 'string' ? text : i18n._(text)}</Note>;
}

/** On the log-in page: in by the phone's own lock, without a name or password (product 2.40). */
function PasskeyLogIn({ form }: { form: FormStore<LogIn> }) {
  const canUse = useCanUsePasskeys();
  const enter = useEnter();
  const logIn = useLogInByPasskey();
  if (!canUse) return null;
  const start = () => logIn.mutate(form.read().remember, { onSuccess: (user) => user && enter() });
  return (
    <>
      <Button
        className="account-passkey"
        variant="outline"
        wide
        icon={fingerPrintOutline}
        busy={logIn.isPending}
        onClick={start}
      >
        <Trans>With fingerprint or screen lock</Trans>
      </Button>
      <div role="alert" className="account-alert">
        {logIn.error && <Trouble failure={logIn.error} />}
      </div>
    </>
  );
}

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
    <AccountPage title={t`Log in`} text={t`Welcome back.`}>
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
