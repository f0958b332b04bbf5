/** The questions with several answers: languages and skills, each with how well. */
import { useLingui } from '@lingui/react/macro';
import { useFormState } from '#client/forms/use-form.tsx';
import { KnownList } from './known-list.tsx';
import { type QuestionProps } from './question-props.ts';
import { anySkills, spokenLanguages } from './trades.ts';
import { useTradeOf, useWords } from './use-words.ts';

export function LanguagesQuestion({ form, question }: QuestionProps) {
  const { t } = useLingui();
  const words = useWords()(spokenLanguages);
  const [own] = words;
  return (
    <KnownList
      form={form}
      section="language"
      label={question}
      words={words}
      levels={[
        { value: 'Beginner', label: t`A little` },
        {
          value: 'Intermediate',
          label: t({ message: 'Good', comment: 'How well somebody can do something' }),
        },
        { value: 'Advanced', label: t`Very good` },
        {
          value: 'Native',
          label: t({ message: 'Native', comment: 'How well somebody speaks a language: as a mother tongue' }),
        },
      ]}
      levelOf={(word) => (word === own?.value ? 'Native' : 'Beginner')}
    />
  );
}

export function SkillsQuestion({ form, question }: QuestionProps) {
  const { t } = useLingui();
  const wanted = useFormState(form, ({ values }) => values.user_info.job_title);
  const last = useFormState(form, ({ values }) => values.work_exp[0]?.job_title);
  const trade = useTradeOf()(wanted, last);
  const words = useWords()(trade?.skills ?? anySkills);
  return (
    <KnownList
      form={form}
      section="skill"
      label={question}
      words={words}
      levels={[
        { value: 'Beginner', label: t`A little` },
        { value: 'Skilled', label: t({ message: 'Good', comment: 'How well somebody can do something' }) },
        { value: 'Proficient', label: t`Very good` },
      ]}
      levelOf={() => 'Skilled'}
    />
  );
}
