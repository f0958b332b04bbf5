/** The second step of an operator's log-in: the code from their code app (product 2.15). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lengths } from '#contract/limits.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { type LogIn, useLogIn } from './account-mutations.ts';
import { AccountPage } from './account-page.tsx';
import { toFormErrors } from './credential-errors.ts';
import { useFinishLogIn } from './return-to.ts';
import './code-step.css';

const CodeSetUp = lazyPart(async () => (await import('./code-set-up.tsx')).CodeSetUp);

type Props = {
  credentials: LogIn;
  /** The otpauth URI, until a code app has been set up. */
  otpauth: string | undefined;
  onBack: () => void;
};

/** The otpauth URI in a failure that asks to set up the code app. */
const otpauthIn = (failure: Error): string | undefined =>
  failure instanceof ApiFailure && failure.code === 'totp_setup' ? failure.body.otpauth : undefined;

export function CodeStep({ credentials, otpauth, onBack }: Props) {
  const { t } = useLingui();
  const form = useForm({ code: '' });
  const [setUp, showSetUp] = useState(otpauth);
  const logIn = useLogIn();
  const finishLogIn = useFinishLogIn();
  usePageTitle(t`Enter the code`);

  const refuse = (failure: Error): void => {
    const again = otpauthIn(failure);
    if (again !== undefined) showSetUp(again);
    const [error = 'internal'] = Object.values(toFormErrors(failure));
    form.refuse({ code: error });
  };
  const submit = () => {
    const code = form.read().code.replace(/\s/g, '');
    if (logIn.isPending || form.refuse(code === '' ? { code: 'required' } : {})) return;
    logIn.mutate({ ...credentials, code }, { onSuccess: finishLogIn, onError: refuse });
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
          maxLength={lengths.code}
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
