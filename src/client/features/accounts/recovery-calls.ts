/** Getting back in (product 2.37): the calls. Knows no forms. */
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { recover } from '#contract/accounts.ts';
import { recoverByPhone } from '#contract/recovery-phone.ts';
import { type User } from '#contract/sessions.ts';
import { call } from '#client/data/api.ts';
import { signIn } from '#client/data/session.ts';
import { useLanguage } from '#client/language/activate.ts';
import { noteRecovered } from './recovered.ts';

type Recovery = { name: string; code: string; password: string };

/** Whose phone it is was not asked: the person stays for this visit, as after registering. */
export const useRecover = (): UseMutationResult<User, Error, Recovery> =>
  useMutation({
    mutationFn: (body: Recovery) => call(recover, { body: { ...body, remember: false } }),
    onSuccess: (user) => {
      noteRecovered(user.user_id);
      signIn(user, false);
    },
  });

/** Has a code sent to the phone of the account with this name, if there is one: nobody is told. */
export function useSendCode(): UseMutationResult<object, Error, string> {
  const lang = useLanguage();
  return useMutation({ mutationFn: (name: string) => call(recoverByPhone, { body: { name, lang } }) });
}
