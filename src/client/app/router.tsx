/** The router over the route table: what stands around every page, and what is fetched ahead. */
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

/** A page that could not be shown at all: its code did not arrive, or it failed while being drawn. */
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

/** In the place of a page whose code is still on its way. */
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
