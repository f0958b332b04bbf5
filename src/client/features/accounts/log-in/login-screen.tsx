/** /login (product 2.15, 4.1). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { fingerPrintOutline, lockClosed } from 'ionicons/icons';
import { credentials } from '#contract/accounts.ts';
import { lengths, passwordMaximum } from '#contract/limits.ts';
import { ApiFailure, hasCode } from '#client/data/api-failure.ts';
import { useLastEnd } from '#client/data/session.ts';
import { isInTelegram } from '#client/data/telegram-launch.ts';
import { type FormStore } from '#client/forms/form-store.ts';
import { Form, useField, useForm, useFormState } from '#client/forms/use-form.tsx';
import { InAppNote } from '#client/forms/own-browser-link.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Button, ButtonLink, TextLink } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { Note } from '#client/ui/note.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { type LogIn, useLogIn } from './account-mutations.ts';
import { AccountPage, SuspendedNote } from './account-page.tsx';
import { toFormErrors } from './credential-errors.ts';
import { useFinishLogIn } from './return-to.ts';
import { passkeyFailure, useCanUsePasskeys, useLogInByPasskey } from '../passkey-queries.ts';

/** Remember me, or a shared device (product 2.41): ticking one unticks the other. */
function DeviceChoice({ form }: { form: FormStore<LogIn> }) {
  const { t } = useLingui();
  const remember = useFormState(form, ({ values }) => values.remember);
  const isShared = useFormState(form, ({ values }) => values.sharedDevice);
  const [unticked, setUnticked] = useState<string>();
  const tickRemember = (isTicked: boolean) => {
    setUnticked(isTicked && isShared ? t`“This is not my phone” has been turned off.` : undefined);
    form.change(isTicked ? { remember: true, sharedDevice: false } : { remember: false });
  };
  const tickShared = (isTicked: boolean) => {
    setUnticked(isTicked && remember ? t`“Remember me” has been turned off.` : undefined);
    form.change(isTicked ? { remember: false, sharedDevice: true } : { sharedDevice: false });
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
        name="sharedDevice"
        checked={isShared}
        onChange={({ target }) => tickShared(target.checked)}
      />
      <div role="status" className="account-shared-device">
        {unticked && <span className="kg-visually-hidden">{unticked}</span>}
        {isShared && (
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

function PasskeyError({ failure }: { failure: Error }) {
  const { i18n } = useLingui();
  if (hasCode(failure, 'suspended')) return <SuspendedNote />;
  const text = passkeyFailure(failure);
  return <Note tone="red">{typeof text === 'string' ? text : i18n._(text)}</Note>;
}

/** Logs in with a passkey instead of name and password (product 2.40). */
function PasskeyLogIn({ form }: { form: FormStore<LogIn> }) {
  const canUse = useCanUsePasskeys();
  const finishLogIn = useFinishLogIn();
  const logIn = useLogInByPasskey();
  if (!canUse) return null;
  const start = () => logIn.mutate(form.read().remember, { onSuccess: (user) => user && finishLogIn() });
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
        {logIn.error && <PasskeyError failure={logIn.error} />}
      </div>
    </>
  );
}

// Only operators need a code.
const CodeStep = lazyPart(async () => (await import('./code-step.tsx')).CodeStep);
const asksForCode = (failure: Error): failure is ApiFailure =>
  failure instanceof ApiFailure && (failure.code === 'totp_setup' || failure.code === 'code_required');

function LogInForm({
  form,
  onCodeRequired,
}: {
  form: FormStore<LogIn>;
  onCodeRequired: (failure: ApiFailure) => void;
}) {
  const { t } = useLingui();
  const isShared = useFormState(form, ({ values }) => values.sharedDevice);
  const logIn = useLogIn();
  const finishLogIn = useFinishLogIn();
  const search = useSearch({ strict: false });
  const wasSuspended = useLastEnd() === 'suspended' && logIn.isIdle;
  usePageTitle(t`Log in`);

  const submit = () => {
    if (logIn.isPending || !form.check(credentials)) return;
    logIn.mutate(form.read(), {
      onSuccess: finishLogIn,
      onError: (failure) => {
        if (asksForCode(failure)) onCodeRequired(failure);
        // Name and password are correct then.
        else if (!hasCode(failure, 'suspended')) form.refuse(toFormErrors(failure));
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
          autoComplete={isShared ? 'off' : 'username'}
          autoCapitalize="none"
          maxLength={lengths.accountName}
        />
        <PasswordField
          label={t`Password`}
          {...useField(form, 'password')}
          autoComplete={isShared ? 'off' : 'current-password'}
          maxLength={passwordMaximum}
        />
        <DeviceChoice form={form} />
        <Button type="submit" wide busy={logIn.isPending}>
          <Trans>Log In</Trans>
        </Button>
      </Form>
      {!isShared && <PasskeyLogIn form={form} />}
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

const TelegramLogIn = lazyPart(async () => (await import('./telegram-log-in.tsx')).TelegramLogIn);

export const LoginScreen = () => (isInTelegram() ? <TelegramLogIn /> : <PasswordLogIn />);

function PasswordLogIn() {
  const form = useForm<LogIn>({ name: '', password: '', remember: false, sharedDevice: false });
  const [codeFailure, setCodeFailure] = useState<ApiFailure>();
  if (codeFailure)
    return (
      <CodeStep
        credentials={form.read()}
        otpauth={codeFailure.body.otpauth}
        onBack={() => setCodeFailure(undefined)}
      />
    );
  return <LogInForm form={form} onCodeRequired={setCodeFailure} />;
}
