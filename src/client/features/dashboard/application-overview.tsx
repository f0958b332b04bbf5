/** The dashboard's counts and activity (product 2.9, 4.14): from the person's applications, newest first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { applicationsQuery } from '#client/features/applications/application-queries.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { ActivityList } from './activity-list.tsx';
import { answersFirst } from './activity.ts';
import { CountTiles } from './count-tiles.tsx';

export function ApplicationOverview({ user }: { user: User }) {
  const { t } = useLingui();
  const { data, isError, isFetching, isPaused, refetch } = useQuery(applicationsQuery(user));
  if (!data && (isError || isPaused)) {
    return (
      <FailureState
        message={t`The applications could not be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton height={88} />
        <Skeleton height={220} />
      </SkeletonGroup>
    );
  }
  const isEmployee = user.acc_type === 'employee';
  return (
    <section className="dashboard-overview">
      <CountTiles applications={data} />
      <ActivityList
        title={<Trans>Activity</Trans>}
        label={t`Activity`}
        applications={data}
        tell={isEmployee ? 'applied' : 'received'}
        allTo={isEmployee ? '/appliedJobs' : '/application'}
        empty={
          isEmployee ? (
            <Trans>You have not applied to any jobs.</Trans>
          ) : (
            <Trans>There are no applications.</Trans>
          )
        }
      />
      {isEmployee && (
        <ActivityList
          title={<Trans>Updates</Trans>}
          label={t`Updates`}
          applications={answersFirst(data)}
          tell="answered"
          allTo="/appliedJobs"
          empty={<Trans>No answers yet.</Trans>}
        />
      )}
    </section>
  );
}
