/** Counts and recent activity of a user's applications (product 2.9, 4.14). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { checkmarkCircle, paperPlane, time } from 'ionicons/icons';
import { type User } from '#contract/sessions.ts';
import { visitMs } from '#client/data/query-client.ts';
import { applicantsQuery, flattenPages } from '#client/features/applications/application-queries.ts';
import { applicationCountsQuery } from '#client/features/applications/application-counts.ts';
import { ownApplicationsQuery } from '#client/features/applications/application-queries.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ActivityList } from './activity-list.tsx';
import { answersFirst, type Counts, countsOf } from './activity-list.tsx';

function CountTiles({ counts: { applied, pending, accepted } }: { counts: Counts }) {
  return (
    <div className="kg-tiles dashboard-tiles">
      <div className="kg-tile">
        <strong>{applied}</strong>
        <span>
          <Icon name={paperPlane} size={20} />
          <Trans>Applied</Trans>
        </span>
      </div>
      <div className="kg-tile pending">
        <strong>{pending}</strong>
        <span>
          <Icon name={time} size={20} />
          <Trans>Pending</Trans>
        </span>
      </div>
      <div className="kg-tile accepted">
        <strong>{accepted}</strong>
        <span>
          <Icon name={checkmarkCircle} size={20} />
          <Trans>Accepted</Trans>
        </span>
      </div>
    </div>
  );
}

type Query = {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isPaused: boolean;
  readonly refetch: () => unknown;
};

/** Shown while a query has no data. */
function LoadingOrFailure({ query: { isError, isPaused, isFetching, refetch } }: { query: Query }) {
  const { t } = useLingui();
  if (isError || isPaused)
    return (
      <FailureState
        message={t`The applications couldn't be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <SkeletonGroup>
      <Skeleton height={88} />
      <Skeleton height={220} />
    </SkeletonGroup>
  );
}

function SeekerSummary({ user }: { user: User }) {
  const { t } = useLingui();
  const { data, ...query } = useQuery(ownApplicationsQuery(user.user_id));
  if (!data) return <LoadingOrFailure query={query} />;
  return (
    <section className="dashboard-overview">
      <CountTiles counts={countsOf(data)} />
      <ActivityList
        title={<Trans>Activity</Trans>}
        label={t`Activity`}
        applications={data}
        kind="applied"
        allTo="/appliedJobs"
        empty={<Trans>You have not applied to any jobs.</Trans>}
      />
      <ActivityList
        title={<Trans>Updates</Trans>}
        label={t`Updates`}
        applications={answersFirst(data)}
        kind="answered"
        allTo="/appliedJobs"
        empty={<Trans>No answers yet.</Trans>}
      />
    </section>
  );
}

/** The server counts all applications; the list has only the newest. */
function EmployerSummary({ user }: { user: User }) {
  const { t } = useLingui();
  const { data: counts, ...countsQuery } = useQuery({
    ...applicationCountsQuery(user.user_id),
    staleTime: visitMs,
  });
  const { data, ...query } = useInfiniteQuery(applicantsQuery(user.user_id));
  if (!data) return <LoadingOrFailure query={query} />;
  if (!counts) return <LoadingOrFailure query={countsQuery} />;
  return (
    <section className="dashboard-overview">
      <CountTiles counts={counts} />
      <ActivityList
        title={<Trans>Activity</Trans>}
        label={t`Activity`}
        applications={flattenPages(data)}
        kind="received"
        allTo="/application"
        empty={<Trans>There are no applications.</Trans>}
      />
    </section>
  );
}

export const ApplicationsSummary = ({ user }: { user: User }) =>
  user.acc_type === 'employer' ? <EmployerSummary user={user} /> : <SeekerSummary user={user} />;
