/** Frame of every step: title, stepper, Back and Next, and the submit button on the last step. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { arrowForward, checkmarkDone, cloudOfflineOutline, informationCircleOutline } from 'ionicons/icons';
import { type ReactNode, use, useRef } from 'react';
import { useFormState } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import {
  fieldsLeft,
  firstUnfinished,
  guessesLeft,
  skipsLists,
  type Step,
  steps,
} from './draft/draft-rules.ts';
import { DraftContext, useDraft, useDraftForm } from './draft/draft-store.ts';
import { showFirstGuess } from './steps/guess-mark.tsx';
import { useWarnedFieldFocus } from './steps/warned-field-focus.ts';
import './posting.css';

/** The step's name, its number, and four progress bars. */
function Stepper({ step, title }: { step: Step; title: string }) {
  const { t } = useLingui();
  const of = steps.length;
  const counter = `${step}/${of}`;
  return (
    <section className="posting-stepper" aria-label={t`Step ${step} of ${of}`}>
      <p>
        <b className="kg-head-font">{title}</b>
        <span>{counter}</span>
      </p>
      <div className="posting-bars" aria-hidden="true">
        {steps.map((one) => (
          <i key={one} className={one < step ? 'done' : one === step ? 'current' : ''} />
        ))}
      </div>
    </section>
  );
}

function DraftSaved() {
  const saved = use(DraftContext).useStored(({ stored }) => stored);
  return (
    <span className={saved ? 'posting-saved' : 'posting-saved not'}>
      <Icon name={saved ? checkmarkDone : cloudOfflineOutline} size={18} />
      {saved ? <Trans>Draft saved</Trans> : <Trans>Draft not saved</Trans>}
    </span>
  );
}

/** Says why Next or Post is disabled, because phones show no tooltips. */
export function Missing({ step }: { step: Step }) {
  const left = useFormState(useDraftForm(), fieldsLeft);
  const guesses = useDraft(guessesLeft);
  if (step === 2 && left === 0) {
    return (
      <>
        <Icon name={informationCircleOutline} size={20} />
        <span>
          <Trans>Please check what was read from your text.</Trans>{' '}
          <b>
            <Plural value={guesses} one="# left" other="# left" />
          </b>
        </span>
        <Button variant="plain" small onClick={showFirstGuess}>
          <Trans comment="Scrolls to the first field to check">Show</Trans>
        </Button>
      </>
    );
  }
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

type Props = {
  title: string;
  step: Step;
  /** Id of the job being edited; editing starts at step 2. */
  edit?: number;
  backTo: string;
  isStarted: boolean;
  /** Shown on the last step. */
  submitButton: ReactNode;
  children: ReactNode;
};

export function WizardFrame({ title, step, edit, backTo, isStarted, submitButton, children }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const { goBackTo, usePageIsActive } = useShellLinks();
  const { commitTyped } = use(DraftContext);
  const content = useRef<HTMLDivElement>(null);
  useWarnedFieldFocus(content, step, usePageIsActive());
  const done = useFormState(useDraftForm(), firstUnfinished) > step;
  const next = useFormState(useDraftForm(), skipsLists) && step === 2 && !edit ? 4 : step + 1;
  const titles = { 1: t`Get started`, 2: t`Job details`, 3: t`Tags and duties`, 4: t`Preview` } as const;
  const to = (other: number) => ({
    to: '/createjob/$step' as const,
    params: { step: String(other) },
    search: edit ? { edit } : {},
  });
  const missing = step === 2 || step === 3 ? <Missing step={step} /> : undefined;
  return (
    <>
      <SubPageHeader
        title={title}
        titleAs={step === 4 ? 'p' : 'h1'}
        backTo={backTo}
        actions={isStarted && <DraftSaved />}
      />
      <Stepper step={step} title={titles[step]} />
      <PageContent width="column">
        <div ref={content} className="posting-step">
          {children}
        </div>
      </PageContent>
      <StickyBar note={done ? undefined : missing}>
        {step > (edit ? 2 : 1) && (
          <Button variant="outline" onClick={() => goBackTo(router.buildLocation(to(step - 1)).href)}>
            <Trans>Back</Trans>
          </Button>
        )}
        {step < 4 ? (
          <Button
            disabled={!done}
            title={step === 2 && !done ? t`Please fill in all the areas!` : undefined}
            endIcon={arrowForward}
            onClick={() => {
              commitTyped();
              void navigate(to(next));
            }}
          >
            <Trans>Next</Trans>
          </Button>
        ) : (
          submitButton
        )}
      </StickyBar>
    </>
  );
}
