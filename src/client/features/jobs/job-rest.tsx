/** What follows on a job's head and facts (product 2.6): its texts, or that they are still to come, and how to stay safe. */
import { useLingui } from '@lingui/react/macro';
import { type JobDetail } from '#contract/jobs.ts';
import { ReportRow } from '#client/features/reports/report-row.tsx';
import { SafeWork } from '#client/features/reports/safe-work.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { JobTexts } from './job-texts.tsx';
import { useIsOwnJob } from './use-is-own-job.ts';

export type JobRestProps = {
  job: JobDetail;
  /** False while only what a card showed is known. */
  complete: boolean;
  /** Whether the rest waits for a network. */
  waiting: boolean;
  onRetry: () => void;
};

export function JobRest({ job, complete, waiting, onRetry }: JobRestProps) {
  const { t } = useLingui();
  const isOwn = useIsOwnJob(job);
  return (
    <>
      {complete ? (
        <JobTexts job={job} />
      ) : waiting ? (
        <FailureState message={t`The rest of this job could not be loaded.`} onRetry={onRetry} />
      ) : (
        <SkeletonGroup>
          <Skeleton width="40%" height={24} />
          <Skeleton height={120} />
        </SkeletonGroup>
      )}
      {/* Below what is still to come they would move. */}
      {(complete || waiting) && (
        <>
          <SafeWork numbers={job.help_numbers} />
          {!isOwn && <ReportRow job={job} />}
        </>
      )}
    </>
  );
}
