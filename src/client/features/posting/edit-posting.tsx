/** Changes to a job (product 2.7, 4.16): the steps from the second, over a draft of their own. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type JobDetail } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobQuery } from '#client/features/jobs/job-queries.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { type Step } from './draft-rules.ts';
import { DraftContext, editDraft } from './draft-store.ts';
import { EditWizard } from './edit-wizard.tsx';

type Props = { jobId: number; step: Step | undefined };

function Closed({ job }: { job: JobDetail }) {
  return (
    <>
      <Note tone="marigold">
        <Trans>This job is closed and can no longer be changed.</Trans>
      </Note>
      <ButtonLink wide to="/createjob/$step" params={{ step: '2' }} search={{ again: job.job_id }} replace>
        <Trans>Post again</Trans>
      </ButtonLink>
    </>
  );
}

export function EditPosting({ jobId, step }: Props) {
  const { t } = useLingui();
  const query = useQuery(jobQuery(useQueryClient(), ownerOf(useSession()), jobId));
  const job = query.isPlaceholderData ? undefined : query.data;
  if (job?.status === 'Hiring') {
    return (
      <DraftContext value={editDraft(jobId)}>
        <EditWizard job={job} step={step} />
      </DraftContext>
    );
  }
  return (
    <>
      <SubPageHeader title={t`Change the job`} backTo="/myProfile" />
      <PageContent width="column">
        {job ? (
          <Closed job={job} />
        ) : query.error || query.isPaused ? (
          <FailureState message={t`This job could not be loaded.`} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonGroup>
            <Skeleton height={240} />
          </SkeletonGroup>
        )}
      </PageContent>
    </>
  );
}
