/** /application: who applied to the employer's jobs, newest first (product 2.11). An employee sees their own instead. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { useSession } from '#client/data/session.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ApplicantEntry } from './applicant-entry.tsx';
import { type ApplicationFilter, filtered } from './application-filter.ts';
import { ApplicationFilters } from './application-filters.tsx';
import { ApplicationListSkeleton } from './application-list-skeleton.tsx';
import { applicationsQuery } from './application-queries.ts';
import { AppliedJobsScreen } from './applied-jobs-screen.tsx';
import { useApplicationAhead } from './use-application-ahead.ts';
import '#client/ui/card.css';
import './application-list.css';

function Entries({ applications }: { applications: readonly Application[] }) {
  const { shown, showMore } = useShowMore(applications);
  useApplicationAhead();
  return (
    <>
      <ul className="kg-rows application-list">
        {shown.map((application) => (
          <ApplicantEntry key={application.id} application={application} />
        ))}
      </ul>
      <ShowMore onMore={showMore} />
    </>
  );
}

function Applicants({ user }: { user: User }) {
  const { t } = useLingui();
  const { data, isError, isFetching, isPaused, refetch } = useQuery(applicationsQuery(user));
  const [filter, setFilter] = useState<ApplicationFilter>({});
  if (!data && !isError && !isPaused) return <ApplicationListSkeleton />;
  if (!data) {
    return (
      <FailureState
        message={t`The applications could not be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState picture="applied" title={<Trans>There are no applications.</Trans>} />;
  }
  const shown = filtered(data, filter);
  return (
    <>
      <ApplicationFilters list={data} filter={filter} onFilter={setFilter} />
      {shown.length === 0 ? (
        <p role="status">
          <Trans>No applications match this filter.</Trans>
        </p>
      ) : (
        <Entries key={`${filter.status} ${filter.jobId}`} applications={shown} />
      )}
    </>
  );
}

function EmployerApplications({ user }: { user: User }) {
  const { t } = useLingui();
  usePageTitle(t`Applications`);
  return (
    <>
      <RootHeader />
      <PageContent width="column">
        <h1 className="applications-title">
          <Trans>Applications</Trans>
        </h1>
        <Applicants key={user.user_id} user={user} />
      </PageContent>
    </>
  );
}

export function ApplicationListScreen() {
  const user = useSession();
  if (!user) return null;
  return user.acc_type === 'employer' ? <EmployerApplications user={user} /> : <AppliedJobsScreen />;
}
