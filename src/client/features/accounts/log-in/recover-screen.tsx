/** /recover (product 2.37): logs in with a recovery code or an SMS code, and sets a new password. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { chatbubbleEllipsesOutline, paperPlaneOutline } from 'ionicons/icons';
import { useRef, useState } from 'react';
import { recover, recovery } from '#contract/accounts.ts';
import { lengths, passwordMaximum, passwordMinimum } from '#contract/limits.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { Form, useField, useForm, useFormState } from '#client/forms/use-form.tsx';
import { failureTexts, useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/toast.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { recoverByPhone } from '#contract/recovery-phone.ts';
import { type User } from '#contract/sessions.ts';
import { call } from '#client/data/api.ts';
import { signIn } from '#client/data/session.ts';
import { useSite } from '#client/data/site-query.ts';
import { useLanguage } from '#client/language/activate.ts';
import { AccountPage, SuspendedNote, useTeamContact } from './account-page.tsx';
import { toFormErrors } from './credential-errors.ts';
import { SmsButton } from '../sms-button.tsx';
import { logInMethodsQuery } from '../passkey-queries.ts';
import { recordRecovery } from '../after-log-in.ts';
import './recover-screen.css';

type Recovery = { name: string; code: string; password: string; request?: string };

/** Not remembered, as after registering, because the form doesn't ask. */
const useRecover = (): UseMutationResult<User, Error, Recovery> =>
  useMutation({
    mutationFn: (body: Recovery) => call(recover, { body: { ...body, remember: false } }),
    onSuccess: (user) => {
      recordRecovery(user.user_id);
      signIn(user, false);
    },
  });

/** Sends an SMS code if the account exists and has a phone; the answer doesn't reveal whether. */
function useSendCode(): UseMutationResult<{ request?: string | undefined }, Error, string> {
  const lang = useLanguage();
  return useMutation({ mutationFn: (name: string) => call(recoverByPhone, { body: { name, lang } }) });
}

/** For users who have neither a code nor a phone. */
function AskUs({ hasSms }: { hasSms: boolean }) {
  const { by, link } = useTeamContact();
  const text =
    by === 'phone' ? (
      hasSms ? (
        <Trans>Neither? Call us: {link}</Trans>
      ) : (
        <Trans>No code? Call us: {link}</Trans>
      )
    ) : hasSms ? (
      <Trans>Neither? Write to us: {link}</Trans>
    ) : (
      <Trans>No code? Write to us: {link}</Trans>
    );
  return <p className="account-other kg-muted">{text}</p>;
}

export function RecoverScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const form = useForm({ name: '', code: '', password: '' });
  const code = useField(form, 'code');
  const isWrong = useFormState(form, ({ errors }) => errors['code'] === 'bad_credentials');
  const codeInput = useRef<HTMLInputElement>(null);
  const hasSms = useQuery(logInMethodsQuery).data?.sms === true;
  const hasTelegram = useSite()?.telegram_bot === true;
  const [sentAt, setSentAt] = useState<number>();
  const sending = useSendCode();
  const recovering = useRecover();
  usePageTitle(t`Recover your account`);

  const send = () => {
    const { name } = form.read();
    if (form.refuse(name.trim() === '' ? { name: 'name_required' } : {})) return;
    sending.mutate(name, {
      onSuccess: () => {
        setSentAt(Date.now());
        codeInput.current?.focus();
      },
      onError: (failure) => {
        if (hasCode(failure, 'not_found')) notify('red', failureTexts.sms_unavailable);
        else if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  const submit = () => {
    if (recovering.isPending || !form.check(recovery)) return;
    const request = sending.data?.request;
    recovering.mutate(request === undefined ? form.read() : { ...form.read(), request }, {
      onSuccess: () => {
        notify('blue', t`You're logged in again. Other devices were signed out.`);
        void navigate({ to: '/setting', replace: true });
      },
      onError: (failure) => {
        if (hasCode(failure, 'suspended') || form.refuseBy(failure)) return;
        const [error = 'internal'] = Object.values(toFormErrors(failure));
        form.refuse({ code: error });
      },
    });
  };
  return (
    <AccountPage
      title={t`Recover your account`}
      text={
        hasSms ? t`Use a recovery code you saved, or get a code by SMS.` : t`Use a recovery code you saved.`
      }
      backTo="/login"
    >
      {hasTelegram && (
        <Note icon={paperPlaneOutline}>
          <Trans>Linked to Telegram? Open Karngea there: under Settings you can set a new password.</Trans>
        </Note>
      )}
      <Form form={form} onSubmit={submit}>
        <TextField
          label={t`Name`}
          {...useField(form, 'name')}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={lengths.accountName}
        />
        <div role="status" className="recover-sent">
          {sentAt !== undefined && (
            <Note icon={chatbubbleEllipsesOutline}>
              <Trans>
                If this account has a phone number, a code is on its way. It works for 10 minutes.
              </Trans>
            </Note>
          )}
        </div>
        <TextField
          label={t`Code`}
          {...code}
          error={isWrong ? t`Wrong name or code.` : code.error}
          ref={codeInput}
          className="recover-code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={lengths.code}
          hint={sentAt === undefined && t`One of the eight codes in your picture that you haven't used`}
        />
        <PasswordField
          label={t`New password`}
          {...useField(form, 'password')}
          autoComplete="new-password"
          maxLength={passwordMaximum}
          hint={t`At least ${passwordMinimum} characters`}
        />
        <Button type="submit" wide busy={recovering.isPending}>
          <Trans context="button">Recover</Trans>
        </Button>
      </Form>
      {hasSms && <SmsButton sentAt={sentAt} busy={sending.isPending} onClick={send} />}
      <div role="alert" className="account-alert">
        {hasCode(recovering.error, 'suspended') && <SuspendedNote />}
      </div>
      <AskUs hasSms={hasSms} />
    </AccountPage>
  );
}
