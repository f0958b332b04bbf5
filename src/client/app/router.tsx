/** Creates the app's router with its pending and error pages; entry-server.tsx creates its own. */
import { type QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  type ErrorComponentProps,
  type RouteComponent,
  useRouter,
} from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { CodeUnavailable } from '#client/language/load-code.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { routeTree } from './routes.tsx';

/** Shown if a page's code could not be loaded or its rendering failed. */
function RouteFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <SubPageHeader title={t`Something went wrong`} backTo="/" />
      <PageContent>
        <FailureState
          message={
            navigator.onLine && !(error instanceof CodeUnavailable)
              ? t`This page couldn't be shown.`
              : t`This page isn't available offline yet.`
          }
          onRetry={retry}
        />
      </PageContent>
    </>
  );
}

/** Shown while a page's code is loading. */
const PagePending = () => (
  <>
    <RootHeader />
    <PageContent footer="never">
      <SkeletonGroup className="page-pending">
        <Skeleton width="60%" height={28} />
        <Skeleton height={160} />
      </SkeletonGroup>
    </PageContent>
  </>
);

type Options = {
  /** Rendered around every page. */
  shell: RouteComponent;
  /** Preload a link's page when it is touched; off for users who save data. */
  preloads: boolean;
};

export const createAppRouter = (queryClient: QueryClient, { shell, preloads }: Options) =>
  createRouter({
    routeTree: routeTree.update({ component: shell }),
    context: { queryClient },
    defaultPreload: preloads && 'intent',
    // The query cache decides about staleness.
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
