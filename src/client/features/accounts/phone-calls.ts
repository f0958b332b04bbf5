/** The phone number of an account (product 2.39): the calls, and what the device knows afterwards. Knows no forms. */
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { type PhoneState } from '#contract/account-settings.ts';
import { confirmPhone, setPhone } from '#contract/recovery-phone.ts';
import { call } from '#client/data/api.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { useLanguage } from '#client/language/activate.ts';
import { phoneText } from '#client/language/phone-text.ts';

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
