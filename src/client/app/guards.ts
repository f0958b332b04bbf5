/** Who may see a page (product 2.1, 6.1), kept before the page is loaded; the server keeps the same rules again. */
import { msg } from '@lingui/core/macro';
import { notFound, redirect, type StaticDataRouteOption } from '@tanstack/react-router';
import { type Access, refusal } from '#contract/roles.ts';
import { readSession } from '#client/data/session.ts';
import { notify } from '#client/ui/toast.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may see the page; anyone where nothing is said. */
    access?: Access;
    /** The page belongs to no tab: none is marked as the current one. */
    noTab?: true;
  }
}

type Arrival = { location: { href: string }; preload: boolean };

/** The options of a guarded route: the log-in page remembers where the person wanted to go. */
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

/** Everybody else gets the page that is not there (product 2.24). */
export const operatorsOnly = {
  staticData: { access: 'operator' },
  beforeLoad: () => {
    if (readSession()?.acc_type !== 'operator') throw notFound();
  },
} as const;

/** Operators begin at their queue. */
export function leaveHome(): void {
  if (readSession()?.acc_type === 'operator') throw redirect({ to: '/operator', replace: true });
}

/** /login with a stored user (product 2.15). */
export function leaveLogin({ preload }: Pick<Arrival, 'preload'>): void {
  if (!readSession()) return;
  if (!preload) notify('blue', msg`You have succesfully logged in.`);
  throw redirect({ to: '/', replace: true });
}

/** /register with a stored user. */
export function leaveRegister(): void {
  if (readSession()) throw redirect({ to: '/login', replace: true });
}

/** /recover with a stored user: the password is changed there. */
export function leaveRecover(): void {
  if (readSession()) throw redirect({ to: '/setting', replace: true });
}
