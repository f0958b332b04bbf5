/** The phone number of an account (product 2.39): the calls, and what the device knows afterwards. Knows no forms. */
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type PhoneState } from '#contract/phone-state.ts';
import { confirmPhone, setPhone } from '#contract/recovery-phone.ts';
import { call } from '#client/data/api.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { useLanguage } from '#client/language/activate.ts';
import { phoneText } from '#client/language/phone-text.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { type FormStore } from '#client/forms/form-store.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { needsCurrentPassword } from '../log-in-state.ts';

/** Has a code sent to the number in the form, again where it is asked for (product 7.35). */
export type NumberValues = { phone: string; currentPassword: string };

const phoneOnly = z.pick(setPhone.body, { phone: true });

export type CodeSending = {
  readonly send: () => void;
  readonly isSending: boolean;
  readonly asksForPassword: boolean;
};

type Then = {
  readonly onSent: () => void;
  /** A field says why. */
  readonly onRefused: () => void;
};

export function useSendCodeToNumber(
  userId: number,
  form: FormStore<NumberValues>,
  { onSent, onRefused }: Then,
): CodeSending {
  const failureText = useFailureText();
  // The server says so too, where this device does not know when the person logged in.
  const [asksForPassword, ask] = useState(needsCurrentPassword);
  const sending = useSetPhone(userId);
  const send = () => {
    if (sending.isPending) return;
    if (!form.check(asksForPassword ? setPhone.body : phoneOnly)) return onRefused();
    const { phone, currentPassword } = form.read();
    sending.mutate(asksForPassword ? { phone, currentPassword } : { phone }, {
      onSuccess: onSent,
      onError: (failure) => {
        if (failure instanceof ApiFailure && failure.fields['currentPassword']) ask(true);
        if (form.refuseBy(failure)) onRefused();
        else notify('red', failureText(failure));
      },
    });
  };
  return { send, isSending: sending.isPending, asksForPassword };
}

type Asked = { phone: string; currentPassword?: string };

/** Has a code sent to the number. */
export function useSetPhone(userId: number): UseMutationResult<object, Error, Asked> {
  const lang = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Asked) => call(setPhone, { body: { ...body, lang } }),
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

/** A number of an account as people read it: 012 345 678. */
export const accountPhoneText = (phone: string): string => phoneText(phone.replace(/^\+855/, ''));
