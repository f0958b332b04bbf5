/** Parts of the shell that only some users download. */
import { createElement } from 'react';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { type OperatorPartProps } from '#client/app/operator/operator-part.tsx';

/** Meanwhile its space, so that nothing beside it moves. */
export const LazyBell = lazyPart(
  async () => (await import('#client/features/notices/bell.tsx')).Bell,
  () => createElement('span', { className: 'kg-icon-button kg-bell-space', 'aria-hidden': true }),
);

export const loadConsole = () => import('#client/app/operator/console.ts');

export const LazyOperatorPart = lazyPart<OperatorPartProps>(async () => (await loadConsole()).OperatorPart);

export const LoggedInParts = lazyPart(async () => (await import('./logged-in-parts.tsx')).LoggedInParts);
export const LoggedInStrip = lazyPart(async () => (await import('./logged-in-parts.tsx')).LoggedInStrip);

/** Call this while registering, so that the next page is complete in its first render. */
export const loadLoggedInParts = (): void =>
  void Promise.allSettled([LoggedInParts.preload(), LoggedInStrip.preload()]);
