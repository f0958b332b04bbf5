/** The wizard of a new posting; shows the URL's step if the draft allows it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { clipboardOutline, copyOutline, createOutline } from 'ionicons/icons';
import { hasCode } from '#client/data/api-failure.ts';
import { useSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { recordSent } from '#client/features/push/last-sent.ts';
import { useField, useFormState } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { firstUnfinished, fromTemplate, nextPasted, type Step, wouldReplace } from './draft/draft-rules.ts';
import { occupationAfterTemplate } from './draft/from-occupation.ts';
import { postingDraft, useDraft, useDraftForm } from './draft/draft-store.ts';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { usePostJob } from './posting-mutations.ts';
import { showFirstGuess } from './steps/guess-mark.tsx';
import { OccupationField, useChooseOccupation } from './steps/occupation-field.tsx';
import { StepFacts } from './steps/step-facts.tsx';
import { StepLists } from './steps/step-lists.tsx';
import { StepPreview } from './steps/step-preview.tsx';
import { useDraftReturn } from './draft/use-draft-return.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { type JobTemplate, jobTemplates } from './draft/job-templates.ts';

const PasteStep = lazyPart(async () => (await import('./paste/paste-step.tsx')).PasteStep);

/** Step 1 (product 2.7): the kind of work; start from scratch, from a template or from a pasted text. */
function StepStart() {
  const form = useDraftForm();
  const { t } = useLingui();
  const navigate = useNavigate();
  const way = useField(form, 'way');
  const template = useDraft((draft) => draft.template);
  const [replacement, setReplacement] = useState<JobTemplate>();
  const chooseOccupation = useChooseOccupation();
  const apply = (chosen: JobTemplate) => {
    const occupation = occupationAfterTemplate(form.read(), chosen);
    form.change({ template: chosen.name, ...fromTemplate(chosen) });
    if (occupation) void chooseOccupation(occupation);
  };
  const pick = (name: string) => {
    const chosen = jobTemplates.find((one) => one.name === name);
    if (!chosen) return;
    if (wouldReplace(form.read(), jobTemplates)) setReplacement(chosen);
    else apply(chosen);
  };
  return (
    <>
      <OccupationField />
      <ChoiceGroup
        legend={t`How would you like to start?`}
        {...way}
        options={[
          {
            value: 'self',
            title: t`Post by myself`,
            text: t`Write everything yourself`,
            icon: createOutline,
          },
          {
            value: 'template',
            title: t`Choose from an existing template`,
            text: t`Requirements and responsibilities are filled in; change what you like`,
            icon: copyOutline,
          },
          {
            value: 'paste',
            title: t`Paste a post`,
            text: t`We fill in the form from your text on Facebook or Telegram`,
            icon: clipboardOutline,
          },
        ]}
      />
      {way.value === 'paste' && (
        <PasteStep onFilled={() => void navigate({ to: '/createjob/$step', params: { step: '2' } })} />
      )}
      {way.value === 'template' && (
        <ChoiceGroup
          legend={t`Template`}
          name="template"
          options={jobTemplates.map(({ name, skills }) => ({ value: name, title: name, text: skills }))}
          value={template}
          onChange={pick}
        />
      )}
      <ConfirmDialog
        open={replacement !== undefined}
        title={t`Replace what you wrote?`}
        text={t`The template replaces the job name, skills, requirements and responsibilities.`}
        confirmLabel={t`Replace`}
        onConfirm={() => {
          if (replacement) apply(replacement);
          setReplacement(undefined);
        }}
        onClose={() => setReplacement(undefined)}
      />
    </>
  );
}

const bodies = { 1: StepStart, 2: StepFacts, 3: StepLists, 4: StepPreview } as const;

export function NewPosting({ step }: { step: Step | undefined }) {
  const { t } = useLingui();
  const isStarted = useDraft(({ way }) => way !== undefined);
  const furthest = useFormState(postingDraft.form, firstUnfinished);
  const router = useRouter();
  const failureText = useFailureText();
  const { usePageIsActive, finish, goBackTo } = useShellLinks();
  const active = usePageIsActive();
  /** A ref, because the mutation's state updates too late to stop a double tap. */
  const isSending = useRef(false);
  const isPosted = useRef(false);
  const isOnScreen = useRef(false);
  useEffect(() => {
    isOnScreen.current = active;
    return () => {
      isOnScreen.current = false;
      if (isPosted.current) postingDraft.clear();
    };
  }, [active]);
  const posting = usePostJob(ownerOf(useSession()), {
    onPosted: ({ job_id, isChanged }) => {
      recordSent('posting');
      const next = nextPasted(postingDraft.form.read());
      if (next) {
        isSending.current = false;
        postingDraft.form.change(next);
        notify('green', t`Job posted successfully. Here is the next one of your text.`);
        if (isOnScreen.current) goBackTo('/createjob/1');
        return;
      }
      notify('green', t`Job posted successfully.`);
      if (isOnScreen.current) {
        isPosted.current = true;
        postingDraft.clearStored();
        finish(router.buildLocation({ to: '/jobDetail/$id', params: { id: String(job_id) } }).href);
      } else if (!isChanged) {
        // The user is on another page: do not navigate.
        postingDraft.clear();
      }
    },
    onFailed: (failure) => {
      isSending.current = false;
      console.error(failure);
      const reason = hasCode(failure, 'daily_limit')
        ? t`You've reached the limit of 10 jobs in 24 hours.`
        : failureText(failure);
      notify('red', t`The job wasn't posted. ${reason} Your draft is saved.`);
    },
  });
  useDraftReturn(step);
  usePageTitle(t`Post A Job`);

  if (!step || step > furthest) {
    // A covered page must not navigate.
    if (!active) return null;
    return <Navigate to="/createjob/$step" params={{ step: String(step ? furthest : 1) }} replace />;
  }

  const post = () => {
    if (isSending.current) return;
    if (showFirstGuess()) {
      notify('blue', t`Please check what was read from your text.`);
      return;
    }
    isSending.current = true;
    posting.mutate();
  };
  const Body = bodies[step];
  return (
    <WizardFrame
      title={t`Post A Job`}
      step={step}
      backTo="/"
      isStarted={isStarted}
      submitButton={
        <Button busy={posting.isPending} onClick={post}>
          <Trans>Post</Trans>
        </Button>
      }
    >
      <Body />
    </WizardFrame>
  );
}
