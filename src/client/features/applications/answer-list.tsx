/** The answers of an application in a row, as its employer and its applicant see them. */
import { useLingui } from '@lingui/react/macro';
import { checkmarkCircle, closeCircleOutline, helpCircleOutline } from 'ionicons/icons';
import { type Answers, questions } from '#contract/job-questions.ts';
import { questionTexts } from '#client/language/question-texts.ts';
import { Icon } from '#client/ui/icon.tsx';
import './answers.css';

export function AnswerList({ answers }: { answers: Answers | null }) {
  const { t, i18n } = useLingui();
  const asked = questions.filter((question) => answers !== null && question in answers);
  if (asked.length === 0) return null;
  const looks = {
    yes: { icon: checkmarkCircle, label: t`Yes` },
    no: { icon: closeCircleOutline, label: t`No` },
    none: { icon: helpCircleOutline, label: t`No answer` },
  };
  return (
    <ul className="answer-list">
      {asked.map((question) => {
        const answer = answers?.[question] ?? 'none';
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
