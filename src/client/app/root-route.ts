/** What all routes hang on: the root, how a page's code is loaded, and what may begin meanwhile. */
import { type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { type User } from '#contract/sessions.ts';
import { readSession } from '#client/data/session.ts';
import { loadWithTexts } from '#client/language/activate.ts';

/** A page's code, loaded with its texts. */
export const screen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadWithTexts(load), name);

/** Few see it, so it comes when it is needed. */
export const NotFound = screen(() => import('./not-found-screen.tsx'), 'NotFoundScreen');

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  notFoundComponent: NotFound,
});

/**
 * Begins what a person's page reads while the page's code is on its way. Nothing waits for it: the page draws what
 * there is, and asks again for what did not come.
 */
export function begin(read: (user: User) => Promise<unknown>): void {
  const user = readSession();
  if (user) read(user).catch(() => undefined);
}

export const under = { getParentRoute: () => root } as const;
/** Without tab bar. */
export const fullscreen = { staticData: { fullscreen: true } } as const;
