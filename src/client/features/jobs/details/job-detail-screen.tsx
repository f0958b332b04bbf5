/** /jobDetail/{id} (product 2.6): the job, its loading and failure states, or a redirect to /404. */
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { ApiFailure, hasCode } from '#client/data/api-failure.ts';
import { useSession } from '#client/data/session.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { JobDetailView } from './job-detail-view.tsx';
import { ownerOf } from '../job-keys.ts';
import { jobQuery } from '../job-queries.ts';

/** Any server error means that there is no such job (product 2.6); without a reply it may exist. */
const isUnreachable = (failure: Error | null): boolean =>
  failure instanceof ApiFailure && failure.status === 0;

export function JobDetailScreen() {
  const { t } = useLingui();
  const owner = ownerOf(useSession());
  const { id = '' } = useParams({ strict: false });
  const isValidId = /^[1-9]\d{0,14}$/.test(id);
  const query = useQuery({ ...jobQuery(useQueryClient(), owner, Number(id)), enabled: isValidId });
  const { data: job, error } = query;
  usePageTitle(job?.name);
  if (!isValidId || hasCode(error, 'not_found') || (error && !job && !isUnreachable(error)))
    return <Navigate to="/404" replace />;
  if (job) {
    return (
      <JobDetailView
        job={job}
        complete={!query.isPlaceholderData}
        waiting={query.isPaused}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      <SubPageHeader title={t`Job`} backTo="/jobs" />
      <PageContent>
        {error || query.isPaused ? (
          <FailureState message={t`This job couldn't be loaded.`} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonGroup>
            <Skeleton height={190} />
            <Skeleton width="70%" height={28} />
            <Skeleton width="45%" />
            <Skeleton height={240} />
          </SkeletonGroup>
        )}
      </PageContent>
    </>
  );
}
