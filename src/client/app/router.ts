/** The router over the route table: what stands around every page, and what is fetched ahead. */
import { type QueryClient } from '@tanstack/react-query';
import { createRouter, type RouteComponent } from '@tanstack/react-router';
import { PagePending } from './page-pending.tsx';
import { RouteFailure } from './route-failure.tsx';
import { routeTree } from './routes.tsx';

type Options = {
  /** Drawn around every page. */
  shell: RouteComponent;
  /** Whether a touch already fetches where it may lead; not for those who save data. */
  eager: boolean;
};

export const createAppRouter = (queryClient: QueryClient, { shell, eager }: Options) =>
  createRouter({
    routeTree: routeTree.update({ component: shell }),
    context: { queryClient },
    defaultPreload: eager && 'intent',
    // How old an answer may be is the query cache's business.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteFailure,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
