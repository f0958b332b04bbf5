/** /appliedJobs: the employee's own applications, newest first (product 2.10). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { useSession } from '#client/data/session.ts';
import { ListAge } from '#client/forms/list-age.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ApplicationListSkeleton } from './application-list-skeleton.tsx';
import { ownApplicationsQuery } from './application-queries.ts';
import { AppliedEntry } from './applied-entry.tsx';
import { useApplicationAhead } from './use-application-ahead.ts';
import { useKnownCover } from './use-known-cover.ts';
import { useUnsentApplications, WaitingApplications } from './waiting-applications.tsx';
import '#client/ui/card.css';
import './application-list.css';

function NothingApplied() {
  // What stands above it, waiting or refused, is not nothing.
  if (useUnsentApplications().length > 0) return null;
  return (
    <EmptyState
      picture="applied"
      title={<Trans>You have not applied to any jobs.</Trans>}
      action={
        <ButtonLink to="/jobs">
          <Trans>Apply now.</Trans>
        </ButtonLink>
      }
    />
  );
}

function AppliedJobs({ user }: { user: User }) {
  const { t } = useLingui();
  const { data, isError, isFetching, isPaused, refetch, dataUpdatedAt } = useQuery(
    ownApplicationsQuery(user.user_id),
  );
  const coverOf = useKnownCover(user.user_id);
  const { shown, onMore } = useShowMore(data ?? []);
  useApplicationAhead();
  if (!data && !isError && !isPaused) return <ApplicationListSkeleton />;
  if (!data) {
    return (
      <FailureState
        message={t`Your applications could not be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.length === 0) return <NothingApplied />;
  return (
    <>
      <ListAge updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} />
      <ul className="kg-rows application-list">
        {shown.map((application) => (
          <AppliedEntry key={application.id} application={application} img={coverOf(application.job_id)} />
        ))}
      </ul>
      <ShowMore onMore={onMore} />
    </>
  );
}

export function AppliedJobsScreen() {
  const { t } = useLingui();
  const user = useSession();
  const coverOf = useKnownCover(user?.user_id ?? 'guest');
  usePageTitle(t`Applied jobs`);
  if (!user) return null;
  return (
    <>
      <RootHeader />
      <PageContent width="column">
        <h1 className="applications-title">
          <Trans>Applied jobs</Trans>
        </h1>
        <WaitingApplications coverOf={coverOf} />
        <AppliedJobs key={user.user_id} user={user} />
      </PageContent>
    </>
  );
}
