/** Has a code sent to the number in the form, again where it is asked for (product 7.35). */
import { useState } from 'react';
import * as z from 'zod/mini';
import { setPhone } from '#contract/recovery-phone.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { type FormStore } from '#client/forms/form-store.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { isLogInOld } from './password-form.tsx';
import { useSetPhone } from './phone-calls.ts';

export type NumberValues = { phone: string; currentPassword: string };

const numberAlone = z.pick(setPhone.body, { phone: true });

export type SendingToNumber = {
  readonly send: () => void;
  readonly isSending: boolean;
  readonly asksForPassword: boolean;
};

type Then = {
  readonly onSent: () => void;
  /** A field says why. */
  readonly onRefused: () => void;
};

export function useSendToNumber(
  userId: number,
  form: FormStore<NumberValues>,
  { onSent, onRefused }: Then,
): SendingToNumber {
  const failureText = useFailureText();
  // The server says so too, where this device does not know when the person logged in.
  const [asksForPassword, ask] = useState(isLogInOld);
  const sending = useSetPhone(userId);
  const send = () => {
    if (sending.isPending) return;
    if (!form.check(asksForPassword ? setPhone.body : numberAlone)) return onRefused();
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
