/** Logging in and registering: the calls, and storing who came back (product 4.1, 4.2). Knows no forms and no pages. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { logIn, register } from '#contract/accounts.ts';
import { type MemberType } from '#contract/roles.ts';
import { termsVersion } from '#contract/site.ts';
import { call } from '#client/data/api.ts';
import { createRequestKeys } from '#client/data/request-key.ts';
import { signIn } from '#client/data/session.ts';
import { noteLogIn } from './passkey-offering.ts';

/** Whose phone it is: one's own and to be remembered, somebody else's, or neither was said. */
export type WhosePhone = { remember: boolean; borrowed: boolean };

export type LogIn = WhosePhone & { name: string; password: string; code?: string };

/** The person is stored over visits only with Remember me. */
export const useLogIn = () =>
  useMutation({
    mutationFn: ({ name, password, remember, code = '' }: LogIn) =>
      call(logIn, { body: { name, password, remember, code } }),
    onSuccess: (user, { remember, borrowed }) => {
      signIn(user, remember, borrowed);
      if (remember) noteLogIn(user.user_id);
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
    onSuccess: (user) => signIn(user, false),
  });
}
