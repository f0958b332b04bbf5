/** /createjob/1 to /4 (product 2.7): a new posting, a copy of an earlier job, or an edit, depending on the URL. */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
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
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { isStarted, type Step, steps } from './draft/draft-rules.ts';
import { NewPosting } from './new-posting.tsx';
import { DraftContext, editDraft, postingDraft, useDraft } from './draft/draft-store.ts';
import { EditWizard } from './edit-wizard.tsx';
import { repostDraftOf } from './draft/from-job.ts';
import { markInsideWizard } from './draft/use-draft-return.ts';

/** Starts a new posting with the fields of an earlier job and a new closing date (product 2.7). */
function PostAgain({ jobId }: { jobId: number }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const query = useQuery(jobQuery(useQueryClient(), ownerOf(useSession()), jobId));
  const job = query.isPlaceholderData ? undefined : query.data;
  const hasDraft = useDraft(isStarted);
  usePageTitle(t`Post again`);
  const openStep2 = () => void navigate({ to: '/createjob/$step', params: { step: '2' }, replace: true });
  const start = useEffectEvent((earlier: JobDetail) => {
    postingDraft.form.change(repostDraftOf(i18n, earlier));
    markInsideWizard();
    openStep2();
  });
  const canStart = job !== undefined && !hasDraft;
  useEffect(() => {
    if (canStart) start(job);
  }, [canStart, job]);
  return (
    <>
      <SubPageHeader title={t`Post again`} backTo="/myProfile" />
      <PageContent width="column">
        {!job && (query.error || query.isPaused) ? (
          <FailureState message={t`This job couldn't be loaded.`} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonGroup>
            <Skeleton height={240} />
          </SkeletonGroup>
        )}
      </PageContent>
      <ConfirmDialog
        open={job !== undefined && hasDraft}
        title={t`Replace what you wrote?`}
        text={t`You have an unfinished posting. This job will replace it.`}
        confirmLabel={t`Replace`}
        onConfirm={() => postingDraft.clear()}
        onClose={openStep2}
      />
    </>
  );
}

function ClosedNote({ job }: { job: JobDetail }) {
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

/** Edits a job (product 2.7, 4.16), starting at step 2 with a draft of its own. */
function EditPosting({ jobId, step }: { jobId: number; step: Step | undefined }) {
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
      <SubPageHeader title={t`Edit the job`} backTo="/myProfile" />
      <PageContent width="column">
        {job ? (
          <ClosedNote job={job} />
        ) : query.error || query.isPaused ? (
          <FailureState message={t`This job couldn't be loaded.`} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonGroup>
            <Skeleton height={240} />
          </SkeletonGroup>
        )}
      </PageContent>
    </>
  );
}

const stepOf = (text: string | undefined): Step | undefined => steps.find((step) => String(step) === text);

export function PostingScreen() {
  const step = stepOf(useParams({ strict: false }).step);
  const { edit, again } = useSearch({ strict: false });
  if (edit) return <EditPosting key={edit} jobId={edit} step={step} />;
  if (typeof again === 'number') return <PostAgain key={again} jobId={again} />;
  return <NewPosting step={step} />;
}
