/** The second step of an operator's log-in (product 2.15): the code of their code app, which they set up the first time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiFailure } from '#client/data/api-failure.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { type LogIn, useLogIn } from './account-mutations.ts';
import { AccountPage } from './account-page.tsx';
import { errorsOf } from './credential-errors.ts';
import { useEnter } from './use-enter.ts';
import './code-step.css';

const CodeSetUp = lazyPart(async () => (await import('./code-set-up.tsx')).CodeSetUp);

type Props = {
  who: LogIn;
  /** What a code app reads; only until one has been set up. */
  otpauth: string | undefined;
  onBack: () => void;
};

/** Where a failure is told: the code's field, or again the way to set the app up. */
const setUpIn = (failure: Error): string | undefined =>
  failure instanceof ApiFailure && failure.code === 'totp_setup' ? failure.body.otpauth : undefined;

export function CodeStep({ who, otpauth, onBack }: Props) {
  const { t } = useLingui();
  const form = useForm({ code: '' });
  const [setUp, showSetUp] = useState(otpauth);
  const logIn = useLogIn();
  const enter = useEnter();
  usePageTitle(t`Enter the code`);

  const refuse = (failure: Error): void => {
    const again = setUpIn(failure);
    if (again !== undefined) showSetUp(again);
    const [error = 'internal'] = Object.values(errorsOf(failure));
    form.refuse({ code: error });
  };
  const submit = () => {
    const code = form.read().code.replace(/\s/g, '');
    if (logIn.isPending || form.refuse(code === '' ? { code: 'required' } : {})) return;
    logIn.mutate({ ...who, code }, { onSuccess: enter, onError: refuse });
  };
  return (
    <AccountPage title={t`Enter the code`} text={t`Six digits from your authenticator app`}>
      {setUp !== undefined && <CodeSetUp otpauth={setUp} />}
      <Form form={form} onSubmit={submit}>
        <TextField
          label={t`Code`}
          {...useField(form, 'code')}
          className="log-in-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          autoFocus={setUp === undefined}
        />
        <Button type="submit" wide busy={logIn.isPending}>
          <Trans>Log In</Trans>
        </Button>
      </Form>
      <p className="account-other kg-muted">
        <Trans>Lost your phone? Ask the Karngea team to reset your account.</Trans>
      </p>
      <Button variant="plain" wide onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    </AccountPage>
  );
}
