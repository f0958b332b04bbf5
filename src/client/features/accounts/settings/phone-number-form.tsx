/** The form for a new phone number (product 2.39, 7.35). */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { type PhoneState } from '#contract/account-settings.ts';
import { useDates } from '#client/language/dates.ts';
import { type FormStore } from '#client/forms/form-store.ts';
import { Form, useField } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { PhoneField } from '#client/ui/fields/text-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { type OwnerProof, OwnerProofField } from '../owner-proof.tsx';
import { accountPhoneText, type CodeSending, type NumberValues } from './account-phone.ts';
import '../account-sheet.css';

/** The confirmed number, and the one that replaces it after 72 hours; without one `children`. */
export function NumbersNow({
  phones: { phone, phone_confirmed: isConfirmed, next_phone: next },
  children,
}: {
  phones: PhoneState;
  children: ReactNode;
}) {
  const { dayAndTime } = useDates();
  if (phone === null || !isConfirmed) return <p>{children}</p>;
  const number = accountPhoneText(phone);
  const nextNumber = next && accountPhoneText(next.phone);
  const when = next && dayAndTime(next.at);
  return (
    <>
      <p>
        <Trans>Your number: {number}</Trans>
      </p>
      <Note tone={next ? 'marigold' : 'blue'}>
        {next ? (
          <Trans>
            {nextNumber} takes effect on {when}. Not you? Change your password to stop it.
          </Trans>
        ) : (
          <Trans>A new number takes effect after 72 hours. Until then, this one stays in use.</Trans>
        )}
      </Note>
    </>
  );
}

type Props = {
  form: FormStore<NumberValues>;
  sending: CodeSending;
  phones: PhoneState;
  proof: OwnerProof;
};

export function PhoneNumberForm({ form, sending, phones, proof }: Props) {
  const { t } = useLingui();
  const { send, isSending } = sending;
  const currentPassword = useField(form, 'currentPassword');
  return (
    <>
      <div className="account-say">
        <NumbersNow phones={phones}>
          <Trans>For a code by SMS, if you forget your password.</Trans>
        </NumbersNow>
      </div>
      <Form form={form} onSubmit={send}>
        <PhoneField
          label={phones.phone_confirmed ? t`New number` : t`Phone number`}
          {...useField(form, 'phone')}
          maxLength={40}
          autoFocus
          hint={t`We send six digits by SMS.`}
        />
        <OwnerProofField proof={proof} label={t`Current password`} field={currentPassword} />
        <Button type="submit" wide busy={isSending}>
          <Trans>Send the code</Trans>
        </Button>
      </Form>
    </>
  );
}
