/** Changes the password (product 2.14). Signs out the other devices; this one gets a new token. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { passwordChange, updatePassword } from '#contract/accounts.ts';
import { passwordMaximum, passwordMinimum } from '#contract/limits.ts';
import { call } from '#client/data/api.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { renewToken } from '#client/data/session.ts';
import { readLaunch } from '#client/data/telegram-launch.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { type User } from '#contract/sessions.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/toast.ts';
import { needsCurrentPassword } from '../after-log-in.ts';
import { accountPhoneText } from './account-phone.ts';
import '#client/ui/card.css';

type OtherWaysProps = { user: User; checked: boolean; onChange: (checked: boolean) => void };

/** Lists what else opens the account or shows the CV, with a check box that ends it all (product 2.14). */
function OtherWays({ user, checked, onChange }: OtherWaysProps) {
  const { data: account } = useQuery(accountQuery(user.user_id));
  if (!account) return null;
  const { codes_left: codes, phone, telegram, cv_links: links } = account;
  if (codes + links === 0 && phone === null && !telegram.linked) return null;
  return (
    <>
      <Note>
        <p>
          <Trans>These also belong to your account:</Trans>
        </p>
        <ul>
          {codes > 0 && (
            <li>
              <Plural value={codes} one="# recovery code" other="# recovery codes" />
            </li>
          )}
          {phone !== null && <li>{accountPhoneText(phone)}</li>}
          {telegram.linked && (
            <li>
              <Trans>A Telegram chat</Trans>
            </li>
          )}
          {links > 0 && (
            <li>
              <Plural value={links} one="# link to your CV" other="# links to your CV" />
            </li>
          )}
        </ul>
      </Note>
      <Checkbox
        label={<Trans>Someone else knew my password: end them all</Trans>}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </>
  );
}

/** Product 2.64. */
function WithoutPassword({ name, canSet, isRefused }: { name: string; canSet: boolean; isRefused: boolean }) {
  const shown = <strong lang="en">{name}</strong>;
  if (!canSet || isRefused)
    return (
      <Note tone="marigold">
        {canSet ? (
          <Trans>You've had this open for a while. Please open the app from Telegram again.</Trans>
        ) : (
          <Trans>This account has no password. Open it in Telegram to set one.</Trans>
        )}
      </Note>
    );
  return (
    <p className="kg-muted">
      <Trans>With it you can also log in outside Telegram. Your name is {shown}.</Trans>
    </p>
  );
}

export function PasswordForm({ user }: { user: User }) {
  const client = useQueryClient();
  const [endsOtherWays, endOtherWays] = useState(false);
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useForm({ password: '', currentPassword: '' });
  const current = useField(form, 'currentPassword');
  // The server decides if this device doesn't know when the user logged in.
  const [asksForPassword, setAsksForPassword] = useState(needsCurrentPassword);
  const { data: account } = useQuery(accountQuery(user.user_id));
  const hasPassword = account?.has_password !== false;
  // Inside Telegram a linked account needs no password: this is also how it is recovered.
  const initData = readLaunch()?.initData;
  const [isRefused, setRefused] = useState(false);
  const byTelegram =
    initData !== undefined && account?.telegram.linked === true && !(hasPassword && isRefused);
  const password = useField(form, 'password');
  const failureText = useFailureText();
  const saving = useMutation({
    mutationFn: () =>
      call(updatePassword, {
        body: {
          ...(byTelegram ? { password: form.read().password, init_data: initData } : form.read()),
          renew: true,
          ...(endsOtherWays ? { endOtherWays: true } : {}),
        },
      }),
    // Runs even after leaving the screen.
    onSuccess: ({ token }) => {
      if (token) renewToken(token);
      notify('blue', t`You have successfully reset your password.`);
      void client.invalidateQueries({ queryKey: accountQuery(user.user_id).queryKey });
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.fields['currentPassword']) {
        setAsksForPassword(true);
        setRefused(true);
      }
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
        {hasPassword ? <Trans>Change the password</Trans> : <Trans>Set a password</Trans>}
      </h2>
      {!hasPassword && <WithoutPassword name={user.name} canSet={byTelegram} isRefused={isRefused} />}
      <Form form={form} onSubmit={submit}>
        {/* So that password managers know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.name} readOnly hidden />
        {asksForPassword && hasPassword && !byTelegram && (
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
        <OtherWays user={user} checked={endsOtherWays} onChange={endOtherWays} />
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
