/** The twelve questions in words, and what each is answered with. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { degrees } from '#contract/cv-options.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { useField, useFormState } from '#client/forms/use-form.tsx';
import {
  BirthdayQuestion,
  EmailQuestion,
  HomeQuestion,
  NameQuestion,
  PhoneQuestion,
} from './question-person.tsx';
import { type QuestionProps } from './question-props.ts';
import { WantedQuestion, WorkPeriodQuestion, WorkplaceQuestion, WorkQuestion } from './question-work.tsx';
import { type Question } from './questions.ts';
import { emptyItem } from '../cv-values.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { PeriodFields } from './period-fields.tsx';
import { KnownList } from './known-list.tsx';
import { anySkills, spokenLanguages } from './trades.ts';
import { useTradeOf, useWords } from './use-words.ts';

/** The questions with several answers: languages and skills, each with how well. */
function LanguagesQuestion({ form, question }: QuestionProps) {
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

function SkillsQuestion({ form, question }: QuestionProps) {
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

/** Values of no list: a CV says nothing of them. */
const below = ['primary', 'secondary'] as const;

/** How far somebody went in school; only from high school on there is more to say. */
function SchoolQuestion({ form, question }: QuestionProps) {
  const { t } = useLingui();
  const labelOf = useCvLabel();
  const degree = useField(form, 'education.0.degree');
  const [low, setLow] = useState('');
  const options = [
    { value: below[0], label: t`Primary school` },
    { value: below[1], label: t`Secondary school` },
    ...degrees.map((value) => ({ value: value as string, label: labelOf(value) })),
  ];
  const choose = (chosen: string) => {
    const isLow = below.some((value) => value === chosen);
    setLow(isLow ? chosen : '');
    if (isLow || chosen === '') {
      const others = form.read().education.slice(1);
      form.change({ education: [emptyItem('education'), ...others] });
    } else degree.onChange(chosen);
  };
  return (
    <>
      <ChoiceChips label={question} options={options} value={degree.value || low} onChoose={choose} />
      {degree.value !== '' && (
        <div className="cv-guide-more">
          <FormField form={form} path="education.0.school" kind="text" label={t`School`} />
          <PeriodFields form={form} section="education" />
        </div>
      )}
    </>
  );
}

type Shown = { readonly text: MessageDescriptor; readonly Body: ComponentType<QuestionProps> };

/** What each question says, and what it is answered with. */
export const shownQuestions: Record<Question, Shown> = {
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
