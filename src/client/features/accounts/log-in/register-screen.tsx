/** /register (product 2.16, 4.2). Afterwards the user is logged in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from '@tanstack/react-router';
import { briefcase, idCardOutline, people } from 'ionicons/icons';
import { credentials } from '#contract/accounts.ts';
import { lengths, passwordMaximum, passwordMinimum } from '#contract/limits.ts';
import { isInTelegram } from '#client/data/telegram-launch.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { InAppNote } from '#client/forms/own-browser-link.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { AskCard } from '#client/ui/ask-card.tsx';
import { Button, ButtonLink, TextLink } from '#client/ui/button.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { showOnNextPage } from '#client/ui/page-cards.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { type Registration, useRegister } from './account-mutations.ts';
import { AccountPage } from './account-page.tsx';
import { toFormErrors } from './credential-errors.ts';
import { useFinishLogIn } from './return-to.ts';

function WorkCardOffer({ onClose }: { onClose: () => void }) {
  // Applying without a CV opens the work card's own page.
  const isOnCvPage = useLocation({ select: ({ pathname }) => pathname === '/cv' });
  if (isOnCvPage) return null;
  return (
    <AskCard icon={idCardOutline} title={<Trans>Apply with a phone number</Trans>} onClose={onClose}>
      <p>
        <Trans>Five answers are enough to apply. You can add more later.</Trans>
      </p>
      <div className="kg-ask-actions">
        <ButtonLink to="/cv" search={{ card: 1 }} onClick={onClose}>
          <Trans>Make a work card</Trans>
        </ButtonLink>
      </div>
    </AskCard>
  );
}

/** On the page that follows, for seekers (product 2.58). */
const offerWorkCard = () =>
  showOnNextPage({
    key: 'work-card',
    onShown: () => undefined,
    render: (close) => <WorkCardOffer onClose={close} />,
  });

const TelegramLogIn = lazyPart(async () => (await import('./telegram-log-in.tsx')).TelegramLogIn);

export const RegisterScreen = () => (isInTelegram() ? <TelegramLogIn /> : <RegistrationForm />);

function RegistrationForm() {
  const { t } = useLingui();
  const form = useForm<Registration>({ name: '', password: '', accType: 'employee' });
  const register = useRegister();
  const finishLogIn = useFinishLogIn();
  const search = useSearch({ strict: false });
  usePageTitle(t`Register`);

  const submit = () => {
    if (register.isPending || !form.check(credentials)) return;
    register.mutate(form.read(), {
      onSuccess: ({ acc_type }) => {
        if (acc_type === 'employee') offerWorkCard();
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
