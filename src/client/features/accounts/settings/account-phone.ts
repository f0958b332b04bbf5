/** Sets and confirms the account's phone number (product 2.39). */
import { useLingui } from '@lingui/react/macro';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { type PhoneState } from '#contract/account-settings.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { confirmPhone, setPhone } from '#contract/recovery-phone.ts';
import { call } from '#client/data/api.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { useLanguage } from '#client/language/activate.ts';
import { useDates } from '#client/language/dates.ts';
import { phoneText } from '#client/language/phone-text.ts';
import { type FormStore } from '#client/forms/form-store.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { type OwnerProof } from '../owner-proof.tsx';

export type NumberValues = { phone: string; currentPassword: string };

export type CodeSending = {
  readonly send: () => void;
  readonly isSending: boolean;
};

type SendHandlers = {
  readonly onSent: () => void;
  /** The reason is shown in a field. */
  readonly onRefused: () => void;
};

/** Validates the form and sends a code to its number by SMS (product 7.35). */
export function useSendCodeToNumber(
  userId: number,
  form: FormStore<NumberValues>,
  proof: OwnerProof,
  { onSent, onRefused }: SendHandlers,
): CodeSending {
  const failureText = useFailureText();
  const sending = useSetPhone(userId);
  const send = () => {
    if (sending.isPending) return;
    const { phone, currentPassword } = form.read();
    const body = { phone, ...proof.of(currentPassword) };
    if (proof.hasPassword && !form.check(setPhone.body)) return onRefused();
    sending.mutate(body, {
      onSuccess: onSent,
      onError: (failure) => {
        if (form.refuseBy(failure)) onRefused();
        else notify('red', failureText(failure));
      },
    });
  };
  return { send, isSending: sending.isPending };
}

type NewPhone = Omit<CallInput<typeof setPhone>['body'], 'lang'>;

/** The server sends a code to the number. */
function useSetPhone(userId: number): UseMutationResult<object, Error, NewPhone> {
  const lang = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body) => call(setPhone, { body: { ...body, lang } }),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: accountQuery(userId).queryKey }),
  });
}

export function useConfirmPhone(userId: number): UseMutationResult<PhoneState, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(confirmPhone, { body: { code } }),
    onSuccess: (phones) =>
      client.setQueryData(accountQuery(userId).queryKey, (account) => account && { ...account, ...phones }),
  });
}

/** Says that the number was confirmed, and when a second one takes effect. */
export function useNotifySaved(): (phones: Pick<PhoneState, 'next_phone'>) => void {
  const { t } = useLingui();
  const { dayAndTime } = useDates();
  return ({ next_phone: next }) => {
    const when = next && dayAndTime(next.at);
    notify(
      'green',
      when === null ? t`Your number has been saved.` : t`The new number takes effect on ${when}.`,
    );
  };
}

/** The national format: 012 345 678. */
export const accountPhoneText = (phone: string): string => phoneText(phone.replace(/^\+855/, ''));
