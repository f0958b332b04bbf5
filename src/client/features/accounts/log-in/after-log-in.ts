/** After a log-in: the greeting and the page that was asked for (product 4.1). */
import { useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { notify } from '#client/ui/notices.ts';

/** The address in the log-in page's `next`, or home; anything that leads off this site is ignored. */
export function returnTo(next: unknown): string {
  const inside = typeof next === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(next);
  return inside && !/^\/(login|register|recover)\b/.test(next) ? next : '/';
}

export function useFinishLogIn(): () => void {
  const { t } = useLingui();
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  return () => {
    notify('blue', t`You have succesfully logged in.`);
    void router.navigate({ href: returnTo(next), replace: true });
  };
}
