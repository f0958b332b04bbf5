/** Sets the phone number of an account, or another one (product 2.39): the number first, then the code that it was sent. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type PhoneState } from '#contract/phone-state.ts';
import { nationalNumber } from '#contract/phone.ts';
import { useForm } from '#client/forms/use-form.tsx';
import { phoneText } from '#client/language/phone-text.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { type NumberValues, useSendToNumber } from './use-send-to-number.ts';

type Props = { userId: number; phones: PhoneState; open: boolean; onClose: () => void };

/** The one that was sent a code before, on any device. */
const waitingIn = ({ phone, phone_confirmed: isConfirmed }: PhoneState): string =>
  (isConfirmed ? '' : phone?.replace(/^\+855/, '')) ?? '';

const numberText = (typed: string): string => phoneText(nationalNumber(typed) ?? '');

export function PhoneSheet({ userId, phones, open, onClose }: Props) {
  const { t } = useLingui();
  const form = useForm<NumberValues>({ phone: waitingIn(phones), currentPassword: '' });
  const [isSent, setSent] = useState(waitingIn(phones) !== '');
  const [sentAt, setSentAt] = useState<number>();
  const sending = useSendToNumber(userId, form, {
    onSent: () => {
      setSent(true);
      setSentAt(Date.now());
    },
    onRefused: () => setSent(false),
  });
  // A password does not stay on a page that is left open.
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
      {isSent ? (
        <PhoneCodeForm
          userId={userId}
          number={numberText(form.read().phone)}
          sending={sending}
          sentAt={sentAt}
          onOther={() => setSent(false)}
          onDone={done}
        />
      ) : (
        <PhoneNumberForm form={form} sending={sending} phones={phones} />
      )}
    </Sheet>
  );
}
