/** The order of questions, where the guide continues, and the values derived from answers (product 2.43). */
import { expect, test } from 'vitest';
import { errorsOf } from '../cv-rules.ts';
import { contentOfCv, type CvValues, toFormValues } from '../cv-values.ts';
import { canSkip, errorsAt, fillIn, questionOf, stepAfter, stepBefore, stepToContinue } from './questions.ts';

const empty = toFormValues(contentOfCv(null));
const answers = {
  last_name: 'ចាន់',
  first_name: 'ស្រីមុំ',
  contact_number: '12345678',
  date_of_birth: '2001-04-14',
  city: 'Phnom Penh',
  address: 'Street 271',
  job_title: 'Cook',
  industry: 'Catering',
  job_level: 'Entry Level',
  email: 'sreymom@example.com',
};
const withPerson = (user_info: object, more: Partial<CvValues> = {}): CvValues => ({
  ...empty,
  ...more,
  user_info: { ...empty.user_info, ...user_info },
});
const worked = (job: object) => ({ work_exp: [{ ...empty.work_exp[0], ...job }] });
const job = { job_title: 'Waiter', company: 'Hotel', start_date: '2021-03-01', end_date: '2023-05-01' };
const words = { major: 'General', degree: (degree: string) => degree };

test('answers make a valid CV, with or without work experience', () => {
  for (const more of [{}, worked(job)])
    expect(errorsOf(fillIn(withPerson(answers, more), words))).toEqual({});
});

test('values not asked for derive from the answers, without replacing typed ones', () => {
  const { user_info, work_exp, education } = fillIn(
    withPerson(answers, {
      ...worked({ ...job, city: 'Kampot' }),
      education: [{ ...empty.education[0], degree: 'Bachelor', school: 'RUPP' }],
    }),
    words,
  );
  expect(user_info.country).toBe('Cambodia');
  expect(work_exp[0]).toMatchObject({
    city: 'Kampot',
    country: 'Cambodia',
    job_level: 'Entry Level',
    type_of_exp: 'Working Experience',
    description: 'Waiter',
  });
  expect(education[0]).toMatchObject({ city: 'Phnom Penh', major: 'General', description: 'Bachelor' });
  expect(fillIn(empty, words).work_exp).toEqual(empty.work_exp);
});

test('without a job, the questions about where and when are skipped', () => {
  const without = withPerson(answers);
  expect([stepAfter(without, 'work'), stepBefore(without, 'wanted')]).toEqual(['wanted', 'work']);
  const other = withPerson(answers, worked(job));
  expect([stepAfter(other, 'work'), stepBefore(other, 'wanted')]).toEqual(['workplace', 'period']);
  expect([stepBefore(other, 'name'), stepAfter(other, 'email')]).toEqual([undefined, 'finish']);
});

test.each([
  ['a required question', 'name', 1],
  ['an optional question', 'work', 0],
  ['the list of skills', 'skills', 0],
  ['the e-mail', 'email', 1],
] as const)('an empty answer to %s is an error only if required', (_what, question, errorCount) => {
  expect(Object.keys(errorsAt(empty, question)).length > 0).toBe(errorCount === 1);
  expect(canSkip(empty, question)).toBe(errorCount === 0);
});

test('a job that was started must be complete', () => {
  const started = withPerson(answers, worked({ job_title: 'Waiter' }));
  expect(errorsAt(started, 'workplace')).toEqual({ 'work_exp.0.company': 'required' });
  expect(Object.keys(errorsAt(started, 'period'))).toEqual(['work_exp.0.start_date', 'work_exp.0.end_date']);
});

test('the guide continues after the last answer, or at an earlier missing one', () => {
  const { email: _, ...others } = answers;
  const { contact_number: __, ...withoutPhone } = others;
  expect(stepToContinue(empty)).toBe('name');
  expect(stepToContinue(withPerson({ last_name: 'ចាន់', first_name: 'មុំ' }))).toBe('phone');
  expect(stepToContinue(withPerson(others))).toBe('school');
  expect(stepToContinue(withPerson(withoutPhone))).toBe('phone');
  expect(stepToContinue(withPerson(answers))).toBe('finish');
});

test('an error of the form belongs to the question that asks for the value', () => {
  expect(questionOf('user_info.address')).toBe('home');
  expect(questionOf('skill.2.level')).toBe('skills');
  expect(questionOf('work_exp.1.company')).toBeUndefined();
});
