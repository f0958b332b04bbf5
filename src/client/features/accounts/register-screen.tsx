/** /register (spec §2, §4): what the person is looking for, name and password; afterwards logged in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { briefcase, people } from 'ionicons/icons';
import { type FormEvent, useState } from 'react';
import { lengths, passwordMaximum, passwordMinimum } from '#contract/limits.ts';
import { type AccType } from '#contract/roles.ts';
import { Button } from '#client/ui/button.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { useRegister } from './account-mutations.ts';
import { AccountPage } from './account-page.tsx';
import { useCredentials } from './use-credentials.ts';
import { useEnter } from './use-enter.ts';

export function RegisterScreen() {
  const { t } = useLingui();
  const [accType, setAccType] = useState<AccType>('employee');
  const register = useRegister();
  const credentials = useCredentials();
  const { name, password } = credentials;
  const enter = useEnter();
  const search = useSearch({ strict: false });
  usePageTitle(t`Register`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (register.isPending || !credentials.isComplete()) return;
    register.mutate({ name, password, accType }, { onSuccess: enter, onError: credentials.refuse });
  };
  return (
    <AccountPage title={t`Register`} text={t`Two minutes, no e-mail needed.`}>
      <form ref={credentials.formRef} noValidate onSubmit={submit}>
        <ChoiceGroup
          legend={t`I am looking to`}
          name="accType"
          options={[
            { value: 'employee', title: t`Get hired`, text: t`Find jobs and send your CV`, icon: briefcase },
            {
              value: 'employer',
              title: t`Hire employees`,
              text: t`Post jobs and choose applicants`,
              icon: people,
            },
          ]}
          value={accType}
          onChange={setAccType}
        />
        <TextField
          label={t`Name`}
          {...credentials.field('name')}
          autoComplete="username"
          maxLength={lengths.accountName}
        />
        <PasswordField
          label={t`Password`}
          {...credentials.field('password')}
          autoComplete="new-password"
          maxLength={passwordMaximum}
          hint={t`At least ${passwordMinimum} characters`}
        />
        <Button type="submit" wide busy={register.isPending}>
          <Trans>Register</Trans>
        </Button>
      </form>
      <p className="account-other">
        <Trans>Already registered?</Trans>{' '}
        <TextLink to="/login" search={search}>
          <Trans>Log in</Trans>
        </TextLink>
      </p>
    </AccountPage>
  );
}
