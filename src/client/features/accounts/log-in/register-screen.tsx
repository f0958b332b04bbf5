/** /register (product 2.16, 4.2). Afterwards the user is logged in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { briefcase, people } from 'ionicons/icons';
import { credentials } from '#contract/accounts.ts';
import { lengths, passwordMaximum, passwordMinimum } from '#contract/limits.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { InAppNote } from '#client/forms/own-browser-link.tsx';
import { Button, TextLink } from '#client/ui/button.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { type Registration, useRegister } from './account-mutations.ts';
import { AccountPage } from './account-page.tsx';
import { toFormErrors } from './credential-errors.ts';
import { useFinishLogIn } from './return-to.ts';

export function RegisterScreen() {
  const { t } = useLingui();
  const form = useForm<Registration>({ name: '', password: '', accType: 'employee' });
  const register = useRegister();
  const finishLogIn = useFinishLogIn();
  const search = useSearch({ strict: false });
  usePageTitle(t`Register`);

  const submit = () => {
    if (register.isPending || !form.check(credentials)) return;
    register.mutate(form.read(), {
      onSuccess: () => {
        form.change({ password: '' });
        finishLogIn();
      },
      onError: (failure) => form.refuse(toFormErrors(failure)),
    });
  };
  return (
    <AccountPage title={t`Register`} text={t`Takes two minutes. No e-mail needed.`}>
      <InAppNote />
      <Form form={form} onSubmit={submit}>
        <ChoiceGroup
          legend={t`I am looking to`}
          {...useField(form, 'accType')}
          options={[
            { value: 'employee', title: t`Get hired`, text: t`Find jobs and send your CV`, icon: briefcase },
            {
              value: 'employer',
              title: t`Hire employees`,
              text: t`Post jobs and choose applicants`,
              icon: people,
            },
          ]}
        />
        <TextField
          label={t`Name`}
          {...useField(form, 'name')}
          autoComplete="username"
          maxLength={lengths.accountName}
        />
        <PasswordField
          label={t`Password`}
          {...useField(form, 'password')}
          autoComplete="new-password"
          maxLength={passwordMaximum}
          hint={t`At least ${passwordMinimum} characters`}
        />
        <p className="kg-muted account-terms">
          <Trans>
            By registering you agree to the <TextLink to="/terms">Terms</TextLink> and the{' '}
            <TextLink to="/privacy">Privacy Policy</TextLink>.
          </Trans>
        </p>
        <Button type="submit" wide busy={register.isPending}>
          <Trans>Register</Trans>
        </Button>
      </Form>
      <p className="account-other">
        <Trans>Already registered?</Trans>{' '}
        <TextLink to="/login" search={search}>
          <Trans>Log in</Trans>
        </TextLink>
      </p>
    </AccountPage>
  );
}
