/** Asks for the PIN: what is typed, what is wrong with it, and what follows a right one (product 2.42). Knows no looks. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm } from '#client/forms/use-form.tsx';
import { isPin, pinDigits, triesLeft, tryPin } from './app-lock.ts';

export function usePinTry(onRight: () => void) {
  const { t } = useLingui();
  const form = useForm({ pin: '' });
  const trying = useMutation({
    mutationFn: () => tryPin(form.read().pin),
    onSuccess: (isRight) => {
      if (isRight) onRight();
      else {
        const left = triesLeft();
        form.change({ pin: '' });
        form.refuse({
          pin: { said: t`Wrong PIN. ${plural(left, { one: '# try left.', other: '# tries left.' })}` },
        });
      }
    },
  });
  const submit = () => {
    if (trying.isPending) return;
    const { fewest, most } = pinDigits;
    if (isPin(form.read().pin)) trying.mutate();
    else form.refuse({ pin: { said: t`A PIN has ${fewest} to ${most} digits.` } });
  };
  return { form, submit, isBusy: trying.isPending };
}
