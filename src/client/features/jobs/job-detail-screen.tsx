/** /jobDetail/{id} (product 2.6): one job with everything about it; decides between the job, waiting, failing and /404. */
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
import { ownerOf } from './job-keys.ts';
import { jobQuery } from './job-queries.ts';

/** No answer came at all; anything that the server answered besides a job means that there is no such job (product 2.6). */
const unanswered = (failure: Error | null): boolean => failure instanceof ApiFailure && failure.status === 0;

export function JobDetailScreen() {
  const { t } = useLingui();
  const owner = ownerOf(useSession());
  const { id = '' } = useParams({ strict: false });
  const known = /^[1-9]\d{0,14}$/.test(id);
  const query = useQuery({ ...jobQuery(useQueryClient(), owner, Number(id)), enabled: known });
  const { data: job, error } = query;
  usePageTitle(job?.name);
  if (!known || hasCode(error, 'not_found') || (error && !job && !unanswered(error)))
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
