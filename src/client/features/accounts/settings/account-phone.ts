/** Sets and confirms the account's phone number (product 2.39). */
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type PhoneState } from '#contract/account-settings.ts';
import { confirmPhone, setPhone } from '#contract/recovery-phone.ts';
import { call } from '#client/data/api.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { useLanguage } from '#client/language/activate.ts';
import { phoneText } from '#client/language/phone-text.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { type FormStore } from '#client/forms/form-store.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { needsCurrentPassword } from '../after-log-in.ts';

export type NumberValues = { phone: string; currentPassword: string };

const phoneOnly = z.pick(setPhone.body, { phone: true });

export type CodeSending = {
  readonly send: () => void;
  readonly isSending: boolean;
  readonly asksForPassword: boolean;
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
  { onSent, onRefused }: SendHandlers,
): CodeSending {
  const failureText = useFailureText();
  // The server decides if this device doesn't know when the user logged in.
  const [asksForPassword, setAsksForPassword] = useState(needsCurrentPassword);
  const sending = useSetPhone(userId);
  const send = () => {
    if (sending.isPending) return;
    if (!form.check(asksForPassword ? setPhone.body : phoneOnly)) return onRefused();
    const { phone, currentPassword } = form.read();
    sending.mutate(asksForPassword ? { phone, currentPassword } : { phone }, {
      onSuccess: onSent,
      onError: (failure) => {
        if (failure instanceof ApiFailure && failure.fields['currentPassword']) setAsksForPassword(true);
        if (form.refuseBy(failure)) onRefused();
        else notify('red', failureText(failure));
      },
    });
  };
  return { send, isSending: sending.isPending, asksForPassword };
}

type PhoneInput = { phone: string; currentPassword?: string };

/** The server sends a code to the number. */
function useSetPhone(userId: number): UseMutationResult<object, Error, PhoneInput> {
  const lang = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PhoneInput) => call(setPhone, { body: { ...body, lang } }),
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

/** The national format: 012 345 678. */
export const accountPhoneText = (phone: string): string => phoneText(phone.replace(/^\+855/, ''));
