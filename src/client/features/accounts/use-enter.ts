/** After a log-in: the greeting and the page that was asked for (product 4.1). */
import { useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { notify } from '#client/ui/toast.ts';
import { returnTo } from './return-to.ts';

export function useEnter(): () => void {
  const { t } = useLingui();
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  return () => {
    notify('blue', t`You have succesfully logged in.`);
    void router.navigate({ href: returnTo(next), replace: true });
  };
}
