/** /myProfile: the dashboard of a seeker or an employer (product 2.9). */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { businessOutline, chevronForward } from 'ionicons/icons';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#client/data/session.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { Icon } from '#client/ui/icon.tsx';
import { type User } from '#contract/sessions.ts';
import { type MyJob, type StopOutcome } from '#contract/my-jobs.ts';
import { applicationCountsQuery } from '#client/features/applications/application-counts.ts';
import { myJobsOf, myJobsQuery, useStopJob } from '#client/features/jobs/my-jobs-queries.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { notify } from '#client/ui/toast.ts';
import { SectionHead } from '#client/ui/section-head.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { ApplicationsSummary } from './applications-summary.tsx';
import { ProfileCard } from './profile-card.tsx';
import { MyJobsTable } from './my-jobs-table.tsx';
import '#client/ui/card.css';
import './dashboard.css';

type OutcomeProps = { value: StopOutcome | undefined; onChange: (outcome: StopOutcome) => void };

/** They may leave it open. */
function OutcomeChoice(props: OutcomeProps) {
  const { t } = useLingui();
  return (
    <ChoiceGroup
      legend={t`How did it end? (optional)`}
      name="outcome"
      options={[
        { value: 'filled_here', title: t`I found somebody here` },
        { value: 'filled_elsewhere', title: t`I found somebody elsewhere` },
        { value: 'not_filled', title: t`I found nobody` },
      ]}
      {...props}
    />
  );
}

/** The employer's jobs, and the dialog that confirms stopping one. */
function MyJobs({ user }: { user: User }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const all = useInfiniteQuery(myJobsQuery(user.user_id));
  const { data, isError, isFetching, isPaused, refetch } = all;
  // Needed only if there are more jobs than the loaded pages.
  const { data: counts } = useQuery({
    ...applicationCountsQuery(user.user_id),
    enabled: all.hasNextPage,
  });
  const stopping = useStopJob(user.user_id);
  const [jobToStop, setJobToStop] = useState<MyJob>();
  const [outcome, setOutcome] = useState<StopOutcome>();
  const closeDialog = () => {
    setJobToStop(undefined);
    setOutcome(undefined);
  };
  const stop = () => {
    if (!jobToStop) return;
    stopping.mutate(
      { job_id: jobToStop.job_id, outcome },
      {
        onError: (failure) => notify('red', failureText(failure)),
        onSettled: closeDialog,
      },
    );
  };
  const count = (all.hasNextPage && counts?.jobs) || myJobsOf(data).length;
  return (
    <section className="dashboard-jobs">
      <SectionHead title={t`My Jobs`} aside={data && <Plural value={count} one="# job" other="# jobs" />} />
      {data && count > 0 && <MyJobsTable employer={user.user_id} all={all} onStop={setJobToStop} />}
      {data && count === 0 && (
        <EmptyState
          picture="results"
          title={<Trans>You haven't posted any jobs.</Trans>}
          action={
            <ButtonLink to="/createjob/$step" params={{ step: '1' }}>
              <Trans>Post A Job</Trans>
            </ButtonLink>
          }
        />
      )}
      {!data && (isError || isPaused) && (
        <FailureState
          message={t`Your jobs couldn't be loaded.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !isError && !isPaused && (
        <SkeletonGroup>
          <Skeleton height={240} />
        </SkeletonGroup>
      )}
      <ConfirmDialog
        open={jobToStop !== undefined}
        title={t`Stop hiring?`}
        text={
          <>
            <p>
              <Trans>This can't be undone.</Trans>
            </p>
            <OutcomeChoice value={outcome} onChange={setOutcome} />
          </>
        }
        confirmLabel={t({ message: 'Stop', comment: 'Stops hiring for a job, for good' })}
        tone="danger"
        busy={stopping.isPending}
        onConfirm={stop}
        onClose={closeDialog}
      />
    </section>
  );
}

function MyCompanyRow() {
  return (
    <div className="kg-rows dashboard-company">
      <Link className="kg-row" to="/companies/mine">
        <Icon name={businessOutline} size={24} />
        <strong>
          <Trans>My company</Trans>
        </strong>
        <Icon name={chevronForward} />
      </Link>
    </div>
  );
}

export function MyProfileScreen() {
  const { t } = useLingui();
  const user = useSession();
  usePageTitle(t`My Profile`);
  if (!user) return null;
  const name = <UserText>{user.name}</UserText>;
  return (
    <>
      <RootHeader />
      <PageContent>
        <h1 className="dashboard-title">
          <Trans>Hello, {name}</Trans>
        </h1>
        <div className={user.acc_type === 'employee' ? 'dashboard employee' : 'dashboard'}>
          {user.acc_type === 'employee' && <ProfileCard key={user.user_id} user={user} />}
          {user.acc_type === 'employer' && <MyCompanyRow />}
          <ApplicationsSummary key={`applications-${user.user_id}`} user={user} />
          {user.acc_type === 'employer' && <MyJobs key={`jobs-${user.user_id}`} user={user} />}
        </div>
      </PageContent>
    </>
  );
}
