/** /createjob/1 to /4 (product 2.7): the step of the address, as far as the draft opens it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { arrowForward, checkmarkDone, cloudOfflineOutline, informationCircleOutline } from 'ionicons/icons';
import { useEffect, useRef } from 'react';
import { useSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { notify } from '#client/ui/notices.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { fieldsLeft, firstUnfinished, type Step, steps } from './draft-rules.ts';
import { draftForm, dropStoredDraft, forgetDraft, useDraft, useDraftStored } from './draft-store.ts';
import { usePostJob } from './posting-mutations.ts';
import { StepFacts } from './step-facts.tsx';
import { StepLists } from './step-lists.tsx';
import { StepPreview } from './step-preview.tsx';
import { StepStart } from './step-start.tsx';
import { Stepper } from './stepper.tsx';
import { useDraftReturn } from './use-draft-return.ts';
import './posting.css';

const bodies = { 1: StepStart, 2: StepFacts, 3: StepLists, 4: StepPreview } as const;
const stepOf = (text: string | undefined): Step | undefined => steps.find((step) => String(step) === text);

function DraftSaved() {
  const saved = useDraftStored(({ stored }) => stored);
  return (
    <span className={saved ? 'posting-saved' : 'posting-saved not'}>
      <Icon name={saved ? checkmarkDone : cloudOfflineOutline} size={18} />
      {saved ? <Trans>Draft saved</Trans> : <Trans>Draft not saved</Trans>}
    </span>
  );
}

/** What keeps Next from going on, in words, because phones have no hover. */
function Missing({ step }: { step: Step }) {
  const left = useFormState(draftForm, fieldsLeft);
  return (
    <>
      <Icon name={informationCircleOutline} size={20} />
      {step === 2 ? (
        <span>
          <Trans>Please fill in all the areas!</Trans>{' '}
          <b>
            <Plural value={left} one="# field left" other="# fields left" />
          </b>
        </span>
      ) : (
        <Trans>Please select at least 1 tag.</Trans>
      )}
    </>
  );
}

export function PostingScreen() {
  const { t } = useLingui();
  const step = stepOf(useParams({ strict: false }).step);
  const hasBegun = useDraft(({ way }) => way !== undefined);
  const furthest = useFormState(draftForm, firstUnfinished);
  const router = useRouter();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { usePageIsActive, goBackTo, finish } = useShellLinks();
  const active = usePageIsActive();
  /** At once, where the mutation's own state comes a moment later: a double tap sends one posting. */
  const isSending = useRef(false);
  const isPosted = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = active;
    return () => {
      isHere.current = false;
      if (isPosted.current) forgetDraft();
    };
  }, [active]);
  const posting = usePostJob(ownerOf(useSession()), {
    onPosted: ({ job_id, isChanged }) => {
      notify('green', t`Job posted successfully.`);
      if (isHere.current) {
        isPosted.current = true;
        dropStoredDraft();
        finish(router.buildLocation({ to: '/jobDetail/$id', params: { id: String(job_id) } }).href);
      } else if (!isChanged) {
        // Who has gone elsewhere meanwhile stays there.
        forgetDraft();
      }
    },
    onFailed: (failure) => {
      isSending.current = false;
      console.error(failure);
      const reason = failureText(failure);
      notify('red', t`The job was not posted. ${reason} Your draft is kept.`);
    },
  });
  useDraftReturn(step);
  usePageTitle(t`Post A Job`);

  if (!step || step > furthest) {
    // A step that lies below another page must not lead anybody away.
    if (!active) return null;
    return <Navigate to="/createjob/$step" params={{ step: String(step ? furthest : 1) }} replace />;
  }

  const titles = { 1: t`Get started`, 2: t`Job details`, 3: t`Tags and duties`, 4: t`Preview` } as const;
  const goOn = () => void navigate({ to: '/createjob/$step', params: { step: String(step + 1) } });
  const post = () => {
    if (isSending.current) return;
    isSending.current = true;
    posting.mutate();
  };
  const Body = bodies[step];
  const missing = step === 2 || step === 3 ? <Missing step={step} /> : undefined;
  const done = furthest > step;
  return (
    <>
      <SubPageHeader
        title={t`Post A Job`}
        titleAs={step === 4 ? 'p' : 'h1'}
        backTo="/"
        actions={hasBegun && <DraftSaved />}
      />
      <Stepper step={step} title={titles[step]} />
      <PageContent width="column">
        <div className="posting-step">
          <Body />
        </div>
      </PageContent>
      <StickyBar note={done ? undefined : missing}>
        {step > 1 && (
          <Button variant="outline" onClick={() => goBackTo(`/createjob/${step - 1}`)}>
            <Trans>Back</Trans>
          </Button>
        )}
        {step < 4 ? (
          <Button
            disabled={!done}
            title={step === 2 && !done ? t`Please fill in all the areas!` : undefined}
            endIcon={arrowForward}
            onClick={goOn}
          >
            <Trans>Next</Trans>
          </Button>
        ) : (
          <Button busy={posting.isPending} onClick={post}>
            <Trans>Post</Trans>
          </Button>
        )}
      </StickyBar>
    </>
  );
}
