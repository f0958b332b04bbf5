/** A new posting that begins with the fields of an earlier job, and a new end (product 2.7). */
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type JobDetail } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobQuery } from '#client/features/jobs/job-queries.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { isBegun } from './draft-rules.ts';
import { postingDraft, useDraft } from './draft-store.ts';
import { againOf } from './from-job.ts';
import { enterWizard } from './use-draft-return.ts';

export function PostAgain({ jobId }: { jobId: number }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const query = useQuery(jobQuery(useQueryClient(), ownerOf(useSession()), jobId));
  const job = query.isPlaceholderData ? undefined : query.data;
  const hasDraft = useDraft(isBegun);
  usePageTitle(t`Post again`);
  const goOn = () => void navigate({ to: '/createjob/$step', params: { step: '2' }, replace: true });
  const begin = useEffectEvent((earlier: JobDetail) => {
    postingDraft.form.change(againOf(i18n, earlier));
    enterWizard();
    goOn();
  });
  const mayBegin = job !== undefined && !hasDraft;
  useEffect(() => {
    if (mayBegin) begin(job);
  }, [mayBegin, job]);
  return (
    <>
      <SubPageHeader title={t`Post again`} backTo="/myProfile" />
      <PageContent width="column">
        {!job && (query.error || query.isPaused) ? (
          <FailureState message={t`This job could not be loaded.`} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonGroup>
            <Skeleton height={240} />
          </SkeletonGroup>
        )}
      </PageContent>
      <ConfirmDialog
        open={job !== undefined && hasDraft}
        title={t`Replace what you wrote?`}
        text={t`You have an unfinished posting. It would be replaced by this job.`}
        confirmLabel={t`Replace`}
        onConfirm={() => postingDraft.forget()}
        onClose={goOn}
      />
    </>
  );
}
