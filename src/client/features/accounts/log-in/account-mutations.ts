/** Log-in and registration, which store the user (product 4.1, 4.2). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { logIn, register } from '#contract/accounts.ts';
import { type MemberType } from '#contract/roles.ts';
import { termsVersion } from '#contract/site.ts';
import { call } from '#client/data/api.ts';
import { createRequestKeys } from '#client/data/request-key.ts';
import { signIn } from '#client/data/session.ts';
import { recordLogIn, recordRegistration } from '../after-log-in.ts';

/** `remember` and `sharedDevice` exclude each other; both may be false. */
export type LogIn = {
  name: string;
  password: string;
  remember: boolean;
  sharedDevice: boolean;
  code?: string;
};

export const useLogIn = () =>
  useMutation({
    mutationFn: ({ name, password, remember, code = '' }: LogIn) =>
      call(logIn, { body: { name, password, remember, code } }),
    onSuccess: (user, { remember, sharedDevice }) => {
      signIn(user, remember, sharedDevice);
      if (remember) recordLogIn(user.user_id);
    },
  });

export type Registration = { name: string; password: string; accType: MemberType };

export function useRegister() {
  const [keyOf] = useState(createRequestKeys);
  return useMutation({
    mutationFn: (body: Registration) =>
      call(
        register,
        { body: { ...body, remember: false, terms: termsVersion } },
        { idempotencyKey: keyOf(body) },
      ),
    onSuccess: (user) => {
      signIn(user, false);
      recordRegistration(user.user_id);
    },
  });
}
