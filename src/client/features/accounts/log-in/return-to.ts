/** Where a log-in or registration leads: the page that asked for it, or home (product 4.1). */
import { useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { notify } from '#client/ui/toast.ts';

/** The path in the log-in page's `next`, or home. Ignores addresses of other sites. */
export function returnTo(next: unknown): string {
  const isOnSite = typeof next === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(next);
  return isOnSite && !/^\/(login|register|recover)\b/.test(next) ? next : '/';
}

/** Greets the user and opens the page they wanted. */
export function useFinishLogIn(): () => void {
  const { t } = useLingui();
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  return () => {
    notify('blue', t`You have succesfully logged in.`);
    void router.navigate({ href: returnTo(next), replace: true });
  };
}
