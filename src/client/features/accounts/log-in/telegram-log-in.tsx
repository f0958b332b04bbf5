/** /login inside Telegram (product 2.64): makes an account for Telegram's user, or links one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { briefcase, people } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { credentials } from '#contract/accounts.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { lengths, passwordMaximum } from '#contract/limits.ts';
import { type MemberType } from '#contract/roles.ts';
import { termsVersion } from '#contract/site.ts';
import { logInByTelegram } from '#contract/telegram.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { signIn, useSession } from '#client/data/session.ts';
import { isNewPerson, readLaunch } from '#client/data/telegram-launch.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button, ButtonLink, TextLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { closeToast } from '#client/ui/toast.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AccountPage, SuspendedNote } from './account-page.tsx';
import { toFormErrors } from './credential-errors.ts';
import { returnTo, useFinishLogIn } from './return-to.ts';

type Body = Omit<CallInput<typeof logInByTelegram>['body'], 'init_data'>;

const useLogInByTelegram = () =>
  useMutation({
    mutationFn: (body: Body) =>
      call(logInByTelegram, { body: { init_data: readLaunch()?.initData ?? '', ...body } }),
    gcTime: 0,
    onSuccess: (user) => signIn(user, false),
  });

/** Whom Telegram says it is; their name is in their own script. */
const personName = (): string => readLaunch()?.person?.first_name ?? '';

/** A new person who wants to apply goes on with the work card, as they have no CV. */
function useFinishCreation(): (accType: MemberType) => void {
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  const finish = useFinishLogIn();
  return (accType) => {
    const job = /^\/jobDetail\/([1-9]\d*)/.exec(returnTo(next))?.[1];
    if (isNewPerson() && accType === 'employee' && job !== undefined)
      void router.navigate({ href: `/cv?job=${job}`, replace: true });
    else finish();
  };
}

function NewAccount({ onLink }: { onLink: () => void }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [accType, setAccType] = useState<MemberType>('employee');
  const creating = useLogInByTelegram();
  const finish = useFinishCreation();
  const name = personName();
  const create = () =>
    creating.mutate(
      { create: { acc_type: accType, terms: termsVersion } },
      { onSuccess: () => finish(accType) },
    );
  return (
    <>
      <ChoiceGroup
        legend={t`I am looking to`}
        name="accType"
        value={accType}
        onChange={setAccType}
        options={[
          { value: 'employee', title: t`Get hired`, icon: briefcase },
          { value: 'employer', title: t`Hire employees`, icon: people },
        ]}
      />
      <p className="kg-muted account-terms">
        <Trans>
          By registering you agree to the <TextLink to="/terms">Terms</TextLink> and the{' '}
          <TextLink to="/privacy">Privacy Policy</TextLink>.
        </Trans>
      </p>
      <div role="alert" className="account-alert">
        {hasCode(creating.error, 'suspended') ? (
          <SuspendedNote />
        ) : (
          creating.error && <Note tone="red">{failureText(creating.error)}</Note>
        )}
      </div>
      <Button wide busy={creating.isPending} onClick={create}>
        {t`Continue as ${name}`}
      </Button>
      <Button wide variant="outline" className="account-passkey" onClick={onLink}>
        <Trans>I have an account</Trans>
      </Button>
    </>
  );
}

function LinkForm({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useForm({ name: '', password: '' });
  const linking = useLogInByTelegram();
  const finish = useFinishLogIn();
  const [isReplacing, setReplacing] = useState(false);
  const link = (replace: boolean) =>
    linking.mutate(
      { link: { ...form.read(), replace } },
      {
        onSuccess: finish,
        onError: (failure) => {
          setReplacing(hasCode(failure, 'linked_elsewhere'));
          if (hasCode(failure, 'bad_credentials') || hasCode(failure, 'invalid'))
            form.refuse(toFormErrors(failure));
        },
      },
    );
  const submit = () => {
    if (!linking.isPending && form.check(credentials)) link(false);
  };
  const { error } = linking;
  const isShownElsewhere = ['linked_elsewhere', 'bad_credentials', 'invalid'] as const;
  return (
    <>
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
        <div role="alert" className="account-alert">
          {hasCode(error, 'suspended') ? (
            <SuspendedNote />
          ) : (
            error &&
            !isShownElsewhere.some((code) => hasCode(error, code)) && (
              <Note tone="red">{failureText(error)}</Note>
            )
          )}
        </div>
        <Button type="submit" wide busy={linking.isPending}>
          <Trans>Log in and link</Trans>
        </Button>
      </Form>
      <ButtonLink variant="plain" wide to="/recover">
        <Trans>Forgot your password?</Trans>
      </ButtonLink>
      <Button wide variant="plain" onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
      <ConfirmDialog
        open={isReplacing}
        title={<Trans>Link Telegram to this account instead?</Trans>}
        text={
          <Trans>
            Your Telegram is linked to another account. That one will no longer open here; we let it know.
          </Trans>
        }
        confirmLabel={<Trans>Link this one</Trans>}
        onConfirm={() => {
          setReplacing(false);
          link(true);
        }}
        onClose={() => setReplacing(false)}
      />
    </>
  );
}

export function TelegramLogIn() {
  const { t } = useLingui();
  const user = useSession();
  const [isLinking, setLinking] = useState(false);
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  usePageTitle(t`Log in`);
  // "Please log in first" is no failure here, and would cover the title.
  useEffect(closeToast, []);
  // The log-in at the start took longer than the first page. Users who are logged in can't open this page.
  const isLate = user !== undefined && !isNewPerson();
  useEffect(() => {
    if (isLate) void router.navigate({ href: returnTo(next), replace: true });
  }, [isLate, router, next]);
  return (
    <AccountPage
      title={t`Log in`}
      text={
        isLinking ? t`Next time you're logged in here without a password.` : t`Without a name or password.`
      }
    >
      {isLinking ? (
        <LinkForm onBack={() => setLinking(false)} />
      ) : (
        <NewAccount onLink={() => setLinking(true)} />
      )}
    </AccountPage>
  );
}
