/** The guided CV, one question at a time (product 2.43); shares its form with the editor, so users can switch. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useTexts } from '@lingui/react';
import { arrowForward, cloudOfflineOutline } from 'ionicons/icons';
import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useIsOnline } from '#client/data/connection.ts';
import { Form, useFormState } from '#client/forms/use-form.tsx';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { withoutBreaks } from '#client/ui/user-text.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { type CvForm, cvOfContent, emptyItem } from '../cv-values.ts';
import { errorsOf, withStoredPerson } from '../cv-rules.ts';
import {
  canSkip,
  errorsAt,
  fillIn,
  type Question,
  questionOf,
  type QuestionProps,
  questions,
  type Step,
  stepAfter,
  stepBefore,
  stepToContinue,
} from './questions.ts';
import { GuideFrame } from './guide-frame.tsx';
import { CvView } from '../view/cv-view.tsx';
import {
  BirthdayQuestion,
  EmailQuestion,
  HomeQuestion,
  NameQuestion,
  PhoneQuestion,
} from './question-person.tsx';
import { LanguagesQuestion, SkillsQuestion } from './question-skills.tsx';
import {
  SchoolQuestion,
  WantedQuestion,
  WorkPeriodQuestion,
  WorkplaceQuestion,
  WorkQuestion,
} from './question-work.tsx';

type QuestionView = { readonly text: MessageDescriptor; readonly Body: ComponentType<QuestionProps> };

/** The text and the component of each question of the guided CV. */
const questionViews: Record<Question, QuestionView> = {
  name: { text: msg`What is your name?`, Body: NameQuestion },
  phone: { text: msg`Your phone number?`, Body: PhoneQuestion },
  birthday: { text: msg`When were you born?`, Body: BirthdayQuestion },
  home: { text: msg`Where do you live?`, Body: HomeQuestion },
  work: { text: msg`What was your last job?`, Body: WorkQuestion },
  workplace: { text: msg`Where was that?`, Body: WorkplaceQuestion },
  period: { text: msg`When did you start and finish?`, Body: WorkPeriodQuestion },
  wanted: { text: msg`What work are you looking for?`, Body: WantedQuestion },
  school: { text: msg`How far did you go in school?`, Body: SchoolQuestion },
  languages: { text: msg`Which languages do you speak?`, Body: LanguagesQuestion },
  skills: { text: msg`What are you good at?`, Body: SkillsQuestion },
  email: { text: msg`Your e-mail?`, Body: EmailQuestion },
};

type Props = {
  form: CvForm;
  isStored: boolean;
  isSaving: boolean;
  /** Whether there is no CV yet. */
  isNew: boolean;
  onCreate: () => void;
  /** Returns to the full form. */
  onClose: () => void;
};

export function Guide({ form, isStored, isSaving, isNew, onCreate, onClose }: Props) {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const label = useCvLabel();
  const isOnline = useIsOnline();
  const formId = useId();
  const { addLayer } = useShellLinks();
  const body = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>(() => stepToContinue(form.read()));
  const isSkippable = useFormState(form, ({ values }) => canSkip(values, step));
  const refusals = useFormState(form, (state) => state.refusals);
  const [handledRefusals, setHandledRefusals] = useState(refusals);

  const texts = { major: withoutBreaks(t`General`), degree: (name: string) => withoutBreaks(label(name)) };
  const filledValues = () => fillIn(form.read(), texts);
  const applyFillIn = () => form.change(filledValues());
  const showError = (paths: readonly string[]): void => {
    const [first] = paths;
    const question = first === undefined ? undefined : questionOf(first);
    if (question) setStep(question);
    else onClose();
  };
  // Show errors from the server at their question.
  if (refusals !== handledRefusals) {
    setHandledRefusals(refusals);
    if (step === 'finish') showError(Object.keys(form.getState().errors));
  }
  useEffect(() => {
    if (refusals > 0)
      body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [refusals]);

  const leave = () => {
    applyFillIn();
    onClose();
  };
  const back = () => {
    const before = stepBefore(form.read(), step);
    if (before) setStep(before);
    else leave();
  };
  const goBack = useEffectEvent(back);
  // Android's Back button goes to the previous question.
  useEffect(() => addLayer(() => goBack()), [addLayer, step]);

  const next = () => {
    if (step === 'finish' || form.refuse(errorsAt(form.read(), step))) return;
    const after = stepAfter(form.read(), step);
    if (after === 'finish') applyFillIn();
    setStep(after);
  };
  const skipWork = () => {
    form.change({ work_exp: [emptyItem('work_exp'), ...form.read().work_exp.slice(1)] });
    next();
  };
  const create = () => {
    // After “Continue” the guide can open at the end, before the fill-in was applied.
    applyFillIn();
    const errors = errorsOf(form.read());
    if (Object.keys(errors).length === 0) onCreate();
    else form.refuse(errors);
  };

  const at = step === 'finish' ? questions.length : questions.indexOf(step);
  const number = at + 1;
  const frame = { isStored, step, onClose: leave, fractionDone: at / questions.length };
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
              {isNew ? (
                <Trans>Create</Trans>
              ) : (
                t({ message: 'Update', comment: 'Saves a form that was changed' })
              )}
            </Button>
          </>
        }
      >
        <CvView cv={cvOfContent(withStoredPerson(filledValues()))} />
      </GuideFrame>
    );
  const { text, Body } = questionViews[step satisfies Question];
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
