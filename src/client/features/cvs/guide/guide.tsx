/** The CV, one question at a time (product 2.43), over the same form as the long one: either can take over. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useTexts } from '@lingui/react';
import { arrowForward, cloudOfflineOutline } from 'ionicons/icons';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useIsOnline } from '#client/data/connection.ts';
import { Form, useFormState } from '#client/forms/use-form.tsx';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { withoutBreaks } from '#client/ui/line-breaks.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { type Cv } from '#contract/cvs.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { type CvForm, cvOfContent, emptyItem } from '../cv-values.ts';
import { asStored, errorsOf } from '../cv-rules.ts';
import { filledIn } from './fill-in.ts';
import { GuideFrame } from './guide-frame.tsx';
import {
  errorsAt,
  maySkip,
  type Question,
  questionOf,
  questions,
  type Step,
  stepAfter,
  stepBefore,
  stepToGoOn,
} from './questions.ts';
import { shownQuestions } from './shown-questions.tsx';
import { useCvFiles } from '../picture/use-cv-files.ts';

/** The finished CV as a picture, drawn on the phone. */
function FinishedCv({ cv }: { cv: Cv }) {
  const { t } = useLingui();
  const { isDrawing, url } = useCvFiles(cv, { withPdf: false });
  if (isDrawing)
    return (
      <SkeletonGroup>
        <Skeleton width="100%" height="360px" />
      </SkeletonGroup>
    );
  if (!url) return <FailureState message={t`This browser can't create the picture.`} />;
  return <img className="cv-guide-picture" src={url} alt={t`Picture of your CV`} />;
}

type Props = {
  form: CvForm;
  isKept: boolean;
  isSaving: boolean;
  onCreate: () => void;
  /** To the long form. */
  onClose: () => void;
};

export function Guide({ form, isKept, isSaving, onCreate, onClose }: Props) {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const label = useCvLabel();
  const isOnline = useIsOnline();
  const formId = useId();
  const { addLayer } = useShellLinks();
  const body = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>(() => stepToGoOn(form.read()));
  const isSkippable = useFormState(form, ({ values }) => maySkip(values, step));
  const refusals = useFormState(form, (state) => state.refusals);
  const [seenRefusals, setSeenRefusals] = useState(refusals);

  const words = { major: withoutBreaks(t`General`), degree: (name: string) => withoutBreaks(label(name)) };
  const completed = () => filledIn(form.read(), words);
  const complete = () => form.change(completed());
  const showWrong = (paths: readonly string[]): void => {
    const [first] = paths;
    const question = first === undefined ? undefined : questionOf(first);
    if (question) setStep(question);
    else onClose();
  };
  // What the server did not take stands at its question.
  if (refusals !== seenRefusals) {
    setSeenRefusals(refusals);
    if (step === 'finish') showWrong(Object.keys(form.getState().errors));
  }
  useEffect(() => {
    if (refusals > 0)
      body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [refusals]);

  const leave = () => {
    complete();
    onClose();
  };
  const back = () => {
    const before = stepBefore(form.read(), step);
    if (before) setStep(before);
    else leave();
  };
  const goBack = useEffectEvent(back);
  // The phone's back button goes to the question before.
  useEffect(() => addLayer(() => goBack()), [addLayer, step]);

  const next = () => {
    if (step === 'finish' || form.refuse(errorsAt(form.read(), step))) return;
    const after = stepAfter(form.read(), step);
    if (after === 'finish') complete();
    setStep(after);
  };
  const skipWork = () => {
    form.change({ work_exp: [emptyItem('work_exp'), ...form.read().work_exp.slice(1)] });
    next();
  };
  const create = () => {
    // Who comes here by “Continue” has not passed the last question.
    complete();
    const wrong = errorsOf(form.read());
    if (Object.keys(wrong).length === 0) onCreate();
    else form.refuse(wrong);
  };

  const at = step === 'finish' ? questions.length : questions.indexOf(step);
  const number = at + 1;
  const frame = { isKept, step, onClose: leave, done: at / questions.length };
  const backButton = (
    <Button variant="outline" onClick={back}>
      <Trans>Back</Trans>
    </Button>
  );
  if (step === 'finish')
    return (
      <GuideFrame
        {...frame}
        title={t`Your CV is ready.`}
        progress={<Trans>12 of 12 questions</Trans>}
        note={
          !isOnline && (
            <>
              <Icon name={cloudOfflineOutline} size={20} />
              <Trans>Needs internet</Trans>
            </>
          )
        }
        buttons={
          <>
            {backButton}
            <Button busy={isSaving} disabled={!isOnline} onClick={create}>
              <Trans>Create</Trans>
            </Button>
          </>
        }
      >
        <FinishedCv cv={cvOfContent(asStored(completed()))} />
      </GuideFrame>
    );
  const { text, Body } = shownQuestions[step satisfies Question];
  const question = i18n._(text);
  return (
    <GuideFrame
      {...frame}
      title={question}
      progress={<Trans>Question {number} of 12</Trans>}
      buttons={
        <>
          {number > 1 && backButton}
          <Button type="submit" form={formId} endIcon={arrowForward}>
            <Trans>Next</Trans>
          </Button>
        </>
      }
    >
      <Form key={step} form={form} id={formId} onSubmit={next}>
        <div ref={body} className="cv-guide-body">
          <Body form={form} question={question} />
        </div>
      </Form>
      {isSkippable && step !== 'work' && (
        <p className="cv-guide-skip">
          <Button variant="plain" onClick={next}>
            <Trans comment="Goes on without an answer">Skip</Trans>
          </Button>
        </p>
      )}
      {step === 'work' && (
        <p className="cv-guide-skip">
          <Button variant="plain" onClick={skipWork}>
            <Trans>I haven't worked yet</Trans>
          </Button>
        </p>
      )}
    </GuideFrame>
  );
}
