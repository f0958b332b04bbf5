/** The text and the component of each question of the guided CV. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType } from 'react';
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
import { type Question, type QuestionProps } from './questions.ts';

type QuestionView = { readonly text: MessageDescriptor; readonly Body: ComponentType<QuestionProps> };

export const questionViews: Record<Question, QuestionView> = {
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
