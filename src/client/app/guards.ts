/** Before a page is loaded: who may see it, and who is led elsewhere (product 2.1, 6.1). The server enforces the same rules. */
import { msg } from '@lingui/core/macro';
import { notFound, redirect, type StaticDataRouteOption } from '@tanstack/react-router';
import { type Access, refusal } from '#contract/roles.ts';
import { readSession } from '#client/data/session.ts';
import { notify } from '#client/ui/toast.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may see the page; anyone by default. */
    access?: Access;
    /** The page belongs to no tab, so none is marked as current. */
    noTab?: true;
  }
}

type Arrival = { location: { href: string }; preload: boolean };

/** Route options that guard a page. The log-in page returns to it afterwards. */
export function only(access: Exclude<Access, 'anyone'>, more: StaticDataRouteOption = {}) {
  return {
    staticData: { ...more, access },
    beforeLoad: ({ location, preload }: Arrival) => {
      const reason = refusal(access, readSession()?.acc_type);
      if (reason === 'unauthenticated') {
        if (!preload) notify('red', msg`Please login first.`);
        throw redirect({ to: '/login', search: { next: location.href }, replace: true });
      }
      if (reason === 'forbidden') throw redirect({ to: '/', replace: true });
    },
  };
}

/** Everyone else gets the not-found page (product 2.24). */
export const operatorsOnly = {
  staticData: { access: 'operator' },
  beforeLoad: () => {
    if (readSession()?.acc_type !== 'operator') throw notFound();
  },
} as const;

/** Sends operators from / to their queue. */
export function redirectFromHome(): void {
  if (readSession()?.acc_type === 'operator') throw redirect({ to: '/operator', replace: true });
}

/** Sends logged-in users from /login to / (product 2.15). */
export function redirectFromLogin({ preload }: Pick<Arrival, 'preload'>): void {
  if (!readSession()) return;
  if (!preload) notify('blue', msg`You have succesfully logged in.`);
  throw redirect({ to: '/', replace: true });
}

/** Sends logged-in users from /register to /login. */
export function redirectFromRegister(): void {
  if (readSession()) throw redirect({ to: '/login', replace: true });
}

/** Sends logged-in users from /recover to the settings, where they can change their password. */
export function redirectFromRecover(): void {
  if (readSession()) throw redirect({ to: '/setting', replace: true });
}
