/** The employer's 'My Jobs' (product 2.9): counts, status and Stop; a table from 768 px, rows on phones, pages beyond fifty. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { type MyJob } from '#contract/jobs.ts';
import { myJobsQuery, useStopJob } from '#client/features/jobs/my-jobs-queries.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { notify } from '#client/ui/notices.ts';
import { SectionHead } from '#client/ui/section-head.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { MyJobRow } from './my-job-row.tsx';

function JobTable({ jobs, onStop }: { jobs: readonly MyJob[]; onStop: (job: MyJob) => void }) {
  const { t } = useLingui();
  const { shown, showMore } = useShowMore(jobs);
  return (
    <>
      <table className="my-jobs" aria-label={t`My Jobs`}>
        <thead>
          <tr>
            <th scope="col">{t`Job`}</th>
            <th scope="col">{t`Applicants`}</th>
            <th scope="col">{t`Accepted`}</th>
            <th scope="col">{t`Rejected`}</th>
            <th scope="col">{t`Status`}</th>
            <th scope="col">
              <span className="kg-visually-hidden">{t`Stop`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((job) => (
            <MyJobRow key={job.job_id} job={job} onStop={onStop} />
          ))}
        </tbody>
      </table>
      <ShowMore onMore={showMore} />
    </>
  );
}

export function MyJobs({ user }: { user: User }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data, isError, isFetching, isPaused, refetch } = useQuery(myJobsQuery(user.user_id));
  const stopping = useStopJob(user.user_id);
  const [asked, setAsked] = useState<MyJob>();
  const stop = () => {
    if (!asked) return;
    stopping.mutate(asked.job_id, {
      onError: (failure) => notify('red', failureText(failure)),
      onSettled: () => setAsked(undefined),
    });
  };
  const count = data?.length ?? 0;
  return (
    <section className="dashboard-jobs">
      <SectionHead title={t`My Jobs`} aside={data && <Plural value={count} one="# job" other="# jobs" />} />
      {data && count > 0 && <JobTable jobs={data} onStop={setAsked} />}
      {data && count === 0 && (
        <EmptyState
          picture="results"
          title={<Trans>You have not posted any jobs.</Trans>}
          action={
            <ButtonLink to="/createjob/$step" params={{ step: '1' }}>
              <Trans>Post A Job</Trans>
            </ButtonLink>
          }
        />
      )}
      {!data && (isError || isPaused) && (
        <FailureState
          message={t`Your jobs could not be loaded.`}
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
        open={asked !== undefined}
        title={t`Stop hiring?`}
        text={t`This cannot be undone.`}
        confirmLabel={t({ message: 'Stop', comment: 'Stops hiring for a job, for good' })}
        tone="danger"
        busy={stopping.isPending}
        onConfirm={stop}
        onClose={() => setAsked(undefined)}
      />
    </section>
  );
}
