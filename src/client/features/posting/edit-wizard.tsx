/** The wizard of editing a job: shows what changes before saving, and asks before replacing a newer version. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useRouter } from '@tanstack/react-router';
import { use, useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type JobDetail } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { Note } from '#client/ui/note.tsx';
import { notifiedChanges } from '#contract/application-details.ts';
import { myJobQuery } from '#client/features/jobs/my-jobs-queries.ts';
import { useFieldNames } from '#client/language/job-field-names.ts';
import { firstUnfinished, type Step } from './draft/draft-rules.ts';
import { DraftContext, discardEdit, useDraft } from './draft/draft-store.ts';
import { changedFields, draftOf, type PostedField } from './draft/from-job.ts';
import { useEditJob } from './posting-mutations.ts';
import { StepFacts } from './steps/step-facts.tsx';
import { StepLists } from './steps/step-lists.tsx';
import { StepPreview } from './steps/step-preview.tsx';
import { WizardFrame } from './wizard-frame.tsx';

type ChangedNoteProps = { jobId: number; changed: readonly PostedField[] };

/** Above the preview: which fields changed, and how many applicants will be notified. */
function ChangedNote({ jobId, changed }: ChangedNoteProps) {
  const user = useSession();
  const fieldNames = useFieldNames();
  const { data: job } = useQuery({ ...myJobQuery(user?.user_id ?? 0, jobId), enabled: user !== undefined });
  const waiting = job ? job.appCount - job.accepted - job.rejected : 0;
  const willNotify = waiting > 0 && notifiedChanges.some((field) => changed.includes(field));
  if (changed.length === 0) {
    return (
      <Note>
        <Trans>You haven't changed anything yet.</Trans>
      </Note>
    );
  }
  const fields = fieldNames(changed);
  return (
    <Note tone="marigold">
      <Trans>Changed: {fields}</Trans>
      {willNotify && <br />}
      {willNotify && (
        <Plural
          value={waiting}
          one="# applicant will be told what changed."
          other="# applicants will be told what changed."
        />
      )}
    </Note>
  );
}

type ChangedElsewhereProps = { onUseNewer: () => void; onKeepMine: () => void };

/** Asks which version to continue with after another tab or device changed the job. */
const ChangedElsewhere = ({ onUseNewer, onKeepMine }: ChangedElsewhereProps) => (
  <div role="status">
    <Note tone="marigold">
      <Trans>This job was changed on another device. Which version do you want to continue with?</Trans>
    </Note>
    <div className="posting-line-buttons">
      <Button variant="outline" small onClick={onUseNewer}>
        <Trans>The newer version</Trans>
      </Button>
      <Button variant="outline" small onClick={onKeepMine}>
        <Trans>My version</Trans>
      </Button>
    </div>
  </div>
);

type Props = { job: JobDetail; step: Step | undefined };

export function EditWizard({ job, step }: Props) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const failureText = useFailureText();
  const store = use(DraftContext);
  const draft = useDraft((all) => all);
  const furthest = useFormState(store.form, firstUnfinished);
  const { usePageIsActive, finish } = useShellLinks();
  const active = usePageIsActive();
  const original = useMemo(() => draftOf(i18n, job), [i18n, job]);
  useEffect(() => {
    if (!store.isTouched()) store.start(original);
    else if (store.consumeRestored()) notify('blue', t`Your draft has been restored.`);
  }, [store, original, t]);
  const isNewer = draft.way !== undefined && draft.edited_before !== original.edited_before;
  const changed = changedFields(original, draft);
  const { job_id } = job;
  const saving = useEditJob(ownerOf(useSession()), store, job_id, {
    onSaved: () => {
      discardEdit(job_id);
      notify('green', t`The job has been changed.`);
      finish(router.buildLocation({ to: '/jobDetail/$id', params: { id: String(job_id) } }).href);
    },
    onFailed: (failure) => {
      console.error(failure);
      const reason = failureText(failure);
      notify('red', t`The job wasn't changed. ${reason} Your draft is saved.`);
    },
  });
  usePageTitle(t`Edit the job`);

  if (draft.way === undefined) return null;
  const search = { edit: job_id };
  if (!step || step < 2 || step > furthest) {
    if (!active) return null;
    const target = step && step > furthest ? furthest : 2;
    return <Navigate to="/createjob/$step" params={{ step: String(target) }} search={search} replace />;
  }
  return (
    <WizardFrame
      title={t`Edit the job`}
      step={step}
      edit={job_id}
      backTo="/myProfile"
      isStarted={changed.length > 0}
      submitButton={
        <Button
          busy={saving.isPending}
          disabled={isNewer || changed.length === 0}
          onClick={() => saving.mutate()}
        >
          <Trans>Save</Trans>
        </Button>
      }
    >
      {isNewer && (
        <ChangedElsewhere
          onUseNewer={() => store.start(original)}
          onKeepMine={() => store.form.change({ edited_before: original.edited_before })}
        />
      )}
      {step === 2 && <StepFacts />}
      {step === 3 && <StepLists />}
      {step === 4 && (
        <>
          <ChangedNote jobId={job_id} changed={changed} />
          <StepPreview changed={changed} warned={job.warnings} />
        </>
      )}
    </WizardFrame>
  );
}
