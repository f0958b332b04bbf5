/** What all routes share: the root, loading of screens and prefetching of data. */
import { type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { type User } from '#contract/sessions.ts';
import { readSession } from '#client/data/session.ts';
import { loadWithTexts } from '#client/language/activate.ts';

/** Loads a screen's code with its texts. */
export const screen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadWithTexts(load), name);

export const NotFound = screen(() => import('./not-found-screen.tsx'), 'NotFoundScreen');

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  notFoundComponent: NotFound,
});

/** Prefetches a page's data while its code is loading. Failures are ignored: the page fetches what is missing. */
export function prefetchForUser(prefetch: (user: User) => Promise<unknown>): void {
  const user = readSession();
  if (user) prefetch(user).catch(() => undefined);
}

export const under = { getParentRoute: () => root } as const;
export const fullscreen = { staticData: { fullscreen: true } } as const;
