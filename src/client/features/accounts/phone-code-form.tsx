/** The code that a number was sent, which makes it the one of the account (product 2.39). */
import { Trans, useLingui } from '@lingui/react/macro';
import { lengths } from '#contract/limits.ts';
import { confirmPhone } from '#contract/recovery-phone.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useDates } from '#client/language/dates.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { notify } from '#client/ui/notices.ts';
import { useConfirmPhone } from './phone-calls.ts';
import { SmsButton } from './sms-button.tsx';
import { type SendingToNumber } from './use-send-to-number.ts';
import './account-sheet.css';
import './recover-screen.css';

type Props = {
  userId: number;
  /** As people read it. */
  number: string;
  /** It may be sent another code. */
  sending: SendingToNumber;
  sentAt: number | undefined;
  onOther: () => void;
  onDone: () => void;
};

export function PhoneCodeForm({ userId, number, sending, sentAt, onOther, onDone }: Props) {
  const { t } = useLingui();
  const { dayAndTime } = useDates();
  const failureText = useFailureText();
  const codeForm = useForm({ code: '' });
  const confirming = useConfirmPhone(userId);
  const submit = () => {
    if (confirming.isPending || !codeForm.check(confirmPhone.body)) return;
    confirming.mutate(codeForm.read().code, {
      onSuccess: ({ next_phone: next }) => {
        const when = next && dayAndTime(next.at);
        notify('green', when === null ? t`Your number is saved.` : t`The new number counts from ${when}.`);
        onDone();
      },
      onError: (failure) => {
        if (!codeForm.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  return (
    <>
      <div role="status" className="account-say">
        <p>
          <Trans>We sent six digits to {number}. They work for 10 minutes.</Trans>
        </p>
      </div>
      <Form form={codeForm} onSubmit={submit}>
        <TextField
          label={t`Code`}
          {...useField(codeForm, 'code')}
          className="recover-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={lengths.code}
          autoFocus
        />
        <Button type="submit" wide busy={confirming.isPending}>
          <Trans>Confirm</Trans>
        </Button>
      </Form>
      <SmsButton sentAt={sentAt ?? 0} busy={sending.isSending} onClick={sending.send} />
      <Button variant="plain" wide onClick={onOther}>
        <Trans>Another number</Trans>
      </Button>
    </>
  );
}
