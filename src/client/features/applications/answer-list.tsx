/** The answers of an application in a row, as its employer and its applicant see them; without the unanswered questions. */
import { useLingui } from '@lingui/react/macro';
import { checkmarkCircle, closeCircleOutline } from 'ionicons/icons';
import { type Answers, questions } from '#contract/job-questions.ts';
import { questionTexts } from '#client/language/question-texts.ts';
import { Icon } from '#client/ui/icon.tsx';
import './answers.css';

export function AnswerList({ answers }: { answers: Answers | null }) {
  const { t, i18n } = useLingui();
  const given = questions.flatMap((question) => {
    const answer = answers?.[question];
    return answer === null || answer === undefined ? [] : [{ question, answer }];
  });
  if (given.length === 0) return null;
  const looks = {
    yes: { icon: checkmarkCircle, label: t({ message: 'Yes', context: 'answer' }) },
    no: { icon: closeCircleOutline, label: t({ message: 'No', context: 'answer' }) },
  };
  return (
    <ul className="answer-list">
      {given.map(({ question, answer }) => {
        const name = i18n._(questionTexts[question].short);
        if (typeof answer === 'number') return <li key={question}>{`${name}: ${answer}`}</li>;
        return (
          <li key={question} className={answer}>
            <Icon name={looks[answer].icon} size={18} label={looks[answer].label} />
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
