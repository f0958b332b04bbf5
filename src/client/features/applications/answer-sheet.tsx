/** The employer's questions, answered by taps before the application is sent (product 2.59). */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type JobListItem } from '#contract/jobs.ts';
import { type Answers, isYears, type Question, yesOrNo } from '#contract/job-questions.ts';
import { questionTexts } from '#client/language/question-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioChips } from '#client/ui/chip.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { readAnswers, storeAnswers } from './stored-answers.ts';
import './answers.css';

/** The last one means "or more". */
const offeredYears = [0, 1, 2, 3, 5, 10] as const;

type AnswerProps = {
  question: Question;
  answers: Answers;
  onAnswer: (answer: Answers[Question]) => void;
};

function Answer({ question, answers, onAnswer }: AnswerProps) {
  const { t, i18n } = useLingui();
  const value = answers[question];
  const words = {
    yes: t({ message: 'Yes', context: 'answer' }),
    no: t({ message: 'No', context: 'answer' }),
  };
  const years = offeredYears.map((number) => ({
    value: String(number),
    label:
      number === 0 ? (
        <Trans context="years of experience">None</Trans>
      ) : number === 10 ? (
        <Trans>10 years or more</Trans>
      ) : (
        <Plural value={number} one="# year" other="# years" />
      ),
  }));
  return (
    <fieldset className="answer-group">
      <legend className="kg-label">{i18n._(questionTexts[question].full)}</legend>
      {isYears(question) ? (
        <RadioChips
          name={question}
          options={years}
          value={String(value ?? '')}
          onChange={(number) => onAnswer(Number(number))}
        />
      ) : (
        <RadioChips<string>
          name={question}
          options={yesOrNo.map((one) => ({ value: one, label: words[one] }))}
          value={String(value ?? '')}
          onChange={(chosen) => onAnswer(yesOrNo.find((one) => one === chosen))}
        />
      )}
    </fieldset>
  );
}

type Props = {
  open: boolean;
  onClose: () => void;
  userId: number;
  job: Pick<JobListItem, 'name' | 'questions'>;
  onSend: (answers: Answers) => void;
};

/** Starts with what this person answered last. Answers are optional. */
function AnswerForm({ userId, job: { questions }, onSend }: Omit<Props, 'open' | 'onClose'>) {
  const [answers, setAnswers] = useState(() => readAnswers(userId, questions));
  const send = () => {
    storeAnswers(userId, answers);
    onSend(answers);
  };
  return (
    <form
      className="answers"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {questions.map((question) => (
        <Answer
          key={question}
          question={question}
          answers={answers}
          onAnswer={(answer) => setAnswers({ ...answers, [question]: answer })}
        />
      ))}
      <p className="kg-muted">
        <Trans>The employer sees your answers. This phone remembers them for the next job.</Trans>
      </p>
      <Button type="submit" wide>
        <Trans>Apply Now</Trans>
      </Button>
    </form>
  );
}

export function AnswerSheet({ open, onClose, onSend, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`The employer asks`}>
      <AnswerForm
        {...rest}
        onSend={(answers) => {
          onClose();
          onSend(answers);
        }}
      />
    </Sheet>
  );
}
