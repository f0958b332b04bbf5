/** Asks for the number in the person's Telegram chat with the bot, and waits for it (product 2.39, 7.35). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type PhoneState } from '#contract/account-settings.ts';
import { askForPhoneNumber } from '#contract/telegram.ts';
import { call } from '#client/data/api.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button, ButtonAnchor } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/toast.ts';
import { type OwnerProof, OwnerProofField } from '../owner-proof.tsx';
import { useNotifySaved } from './account-phone.ts';
import { NumbersNow } from './phone-number-form.tsx';
import '../account-sheet.css';

const pollMs = 3_000;

/** What changes when a number is confirmed. */
const confirmedNumbers = ({ phone, phone_confirmed: isConfirmed, next_phone: next }: PhoneState): string =>
  `${isConfirmed ? phone : ''} ${next?.phone ?? ''}`;

type WaitProps = {
  userId: number;
  url: string;
  /** The numbers when the bot was asked. */
  before: string;
  onAgain: () => void;
  onDone: () => void;
};

function WaitForNumber({ userId, url, before, onAgain, onDone }: WaitProps) {
  const notifySaved = useNotifySaved();
  const { data } = useQuery({ ...accountQuery(userId), refetchInterval: pollMs });
  const isConfirmed = data !== undefined && confirmedNumbers(data) !== before;
  const finish = useEffectEvent(() => {
    if (data) notifySaved(data);
    onDone();
  });
  useEffect(() => {
    if (isConfirmed) finish();
  }, [isConfirmed]);
  return (
    <>
      <div role="status" className="account-say">
        <p>
          <Trans>Karngea has written to you in Telegram. Tap “Send my phone number” there.</Trans>
        </p>
      </div>
      <ButtonAnchor wide href={url} target="_blank" rel="noreferrer">
        <Trans>Open Telegram</Trans>
      </ButtonAnchor>
      <Button variant="plain" wide onClick={onAgain}>
        <Trans>No message? Ask again</Trans>
      </Button>
    </>
  );
}

type Props = {
  userId: number;
  phones: PhoneState;
  proof: OwnerProof;
  isLinked: boolean;
  onDone: () => void;
};

export function TelegramPhoneForm({ userId, phones, proof, isLinked, onDone }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useForm({ currentPassword: '' });
  const currentPassword = useField(form, 'currentPassword');
  const [waiting, setWaiting] = useState<{ url: string; before: string }>();
  const asking = useMutation({
    mutationFn: () => call(askForPhoneNumber, { body: proof.of(form.read().currentPassword) }),
    gcTime: 0,
    onSuccess: ({ url }) => {
      form.change({ currentPassword: '' });
      setWaiting({ url, before: confirmedNumbers(phones) });
    },
    onError: (failure) => {
      if (!form.refuseBy(failure)) notify('red', failureText(failure));
    },
  });
  if (!isLinked)
    return (
      <Note>
        <Trans>Link Telegram in Settings first. Then you can send your number there.</Trans>
      </Note>
    );
  if (waiting)
    return (
      <WaitForNumber {...waiting} userId={userId} onAgain={() => setWaiting(undefined)} onDone={onDone} />
    );
  const submit = () => {
    if (asking.isPending || (proof.hasPassword && !form.check(askForPhoneNumber.body))) return;
    asking.mutate();
  };
  return (
    <>
      <div className="account-say">
        <NumbersNow phones={phones}>
          <Trans>Your number comes from Telegram, without SMS.</Trans>
        </NumbersNow>
      </div>
      <Form form={form} onSubmit={submit}>
        <OwnerProofField proof={proof} label={t`Current password`} field={currentPassword} />
        <Button type="submit" wide busy={asking.isPending}>
          <Trans>Ask me in Telegram</Trans>
        </Button>
      </Form>
    </>
  );
}
