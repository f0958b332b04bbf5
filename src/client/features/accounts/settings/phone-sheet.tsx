/** Sets or changes the phone number, by a code sent to it or by Telegram (product 2.39). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type getAccount, type PhoneState } from '#contract/account-settings.ts';
import { type Reply } from '#contract/endpoint.ts';
import { nationalNumber } from '#contract/phone.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { phoneText } from '#client/language/phone-text.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { lengths } from '#contract/limits.ts';
import { confirmPhone } from '#contract/recovery-phone.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { notify } from '#client/ui/toast.ts';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { TelegramPhoneForm } from './telegram-phone-form.tsx';
import {
  type CodeSending,
  type NumberValues,
  useConfirmPhone,
  useNotifySaved,
  useSendCodeToNumber,
} from './account-phone.ts';
import { useOwnerProof } from '../owner-proof.tsx';
import { SmsButton } from '../sms-button.tsx';
import '../account-sheet.css';
import '../log-in/recover-screen.css';

type PhoneCodeFormProps = {
  userId: number;
  /** Formatted. */
  number: string;
  /** To send another code. */
  sending: CodeSending;
  sentAt: number | undefined;
  onOther: () => void;
  onDone: () => void;
};

/** Confirms a number with the code sent to it. */
function PhoneCodeForm({ userId, number, sending, sentAt, onOther, onDone }: PhoneCodeFormProps) {
  const { t } = useLingui();
  const notifySaved = useNotifySaved();
  const failureText = useFailureText();
  const codeForm = useForm({ code: '' });
  const confirming = useConfirmPhone(userId);
  const submit = () => {
    if (confirming.isPending || !codeForm.check(confirmPhone.body)) return;
    confirming.mutate(codeForm.read().code, {
      onSuccess: (phones) => {
        notifySaved(phones);
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
        <Trans>Use another number</Trans>
      </Button>
    </>
  );
}

type Props = {
  userId: number;
  account: PhoneState & Pick<Reply<typeof getAccount>, 'sms' | 'telegram'>;
  open: boolean;
  onClose: () => void;
};

/** A number that is waiting for its code, entered on any device; '' if there is none. */
const unconfirmedNumber = ({ phone, phone_confirmed: isConfirmed }: PhoneState): string =>
  (isConfirmed ? '' : phone?.replace(/^\+855/, '')) ?? '';

const numberText = (typed: string): string => phoneText(nationalNumber(typed) ?? '');

export function PhoneSheet({ userId, account, open, onClose }: Props) {
  const { t } = useLingui();
  const { sms, telegram, ...phones } = account;
  const [isByTelegram, setByTelegram] = useState(!sms);
  const form = useForm<NumberValues>({ phone: unconfirmedNumber(phones), currentPassword: '' });
  const [isSent, setSent] = useState(unconfirmedNumber(phones) !== '');
  const [sentAt, setSentAt] = useState<number>();
  const proof = useOwnerProof(userId);
  const sending = useSendCodeToNumber(userId, form, proof, {
    onSent: () => {
      setSent(true);
      setSentAt(Date.now());
    },
    onRefused: () => setSent(false),
  });
  // Don't leave a password in a closed sheet.
  const close = () => {
    form.change({ currentPassword: '' });
    onClose();
  };
  const done = () => {
    setSent(false);
    setSentAt(undefined);
    form.change({ phone: '' });
    close();
  };
  return (
    <Sheet open={open} onClose={close} title={t`Phone`}>
      {isByTelegram ? (
        <TelegramPhoneForm
          userId={userId}
          phones={phones}
          proof={proof}
          isLinked={telegram.linked}
          onDone={done}
        />
      ) : isSent ? (
        <PhoneCodeForm
          userId={userId}
          number={numberText(form.read().phone)}
          sending={sending}
          sentAt={sentAt}
          onOther={() => setSent(false)}
          onDone={done}
        />
      ) : (
        <PhoneNumberForm form={form} sending={sending} phones={phones} proof={proof} />
      )}
      {sms && telegram.available && (
        <Button variant="plain" wide onClick={() => setByTelegram(!isByTelegram)}>
          {isByTelegram ? <Trans>By SMS</Trans> : <Trans>Without SMS, by Telegram</Trans>}
        </Button>
      )}
    </Sheet>
  );
}
