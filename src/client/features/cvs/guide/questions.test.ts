/** Which question comes next, where one goes on, and what follows from the answers (product 2.43). */
import { expect, test } from 'vitest';
import { errorsOf } from '../cv-rules.ts';
import { contentOfCv, type CvValues, shownValues } from '../cv-values.ts';
import { filledIn } from './questions.ts';
import { errorsAt, maySkip, questionOf, stepAfter, stepBefore, stepToGoOn } from './questions.ts';

const nothing = shownValues(contentOfCv(null));
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
  ...nothing,
  ...more,
  user_info: { ...nothing.user_info, ...user_info },
});
const worked = (job: object) => ({ work_exp: [{ ...nothing.work_exp[0], ...job }] });
const job = { job_title: 'Waiter', company: 'Hotel', start_date: '2021-03-01', end_date: '2023-05-01' };
const words = { major: 'General', degree: (degree: string) => degree };

test('the answers make a CV without an error, with work and without', () => {
  for (const more of [{}, worked(job)])
    expect(errorsOf(filledIn(withPerson(answers, more), words))).toEqual({});
});

test('what was not asked follows from the answers, and nothing that was written is replaced', () => {
  const { user_info, work_exp, education } = filledIn(
    withPerson(answers, {
      ...worked({ ...job, city: 'Kampot' }),
      education: [{ ...nothing.education[0], degree: 'Bachelor', school: 'RUPP' }],
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
  expect(filledIn(nothing, words).work_exp).toEqual(nothing.work_exp);
});

test('who has not worked is not asked where and when', () => {
  const without = withPerson(answers);
  expect([stepAfter(without, 'work'), stepBefore(without, 'wanted')]).toEqual(['wanted', 'work']);
  const other = withPerson(answers, worked(job));
  expect([stepAfter(other, 'work'), stepBefore(other, 'wanted')]).toEqual(['workplace', 'period']);
  expect([stepBefore(other, 'name'), stepAfter(other, 'email')]).toEqual([undefined, 'finish']);
});

test.each([
  ['a question that asks for it', 'name', 1],
  ['one that a CV may do without', 'work', 0],
  ['the list of skills', 'skills', 0],
  ['the e-mail', 'email', 1],
] as const)('no answer to %s is no answer', (_what, question, wrong) => {
  expect(Object.keys(errorsAt(nothing, question)).length > 0).toBe(wrong === 1);
  expect(maySkip(nothing, question)).toBe(wrong === 0);
});

test('one job that was begun must be whole', () => {
  const begun = withPerson(answers, worked({ job_title: 'Waiter' }));
  expect(errorsAt(begun, 'workplace')).toEqual({ 'work_exp.0.company': 'required' });
  expect(Object.keys(errorsAt(begun, 'period'))).toEqual(['work_exp.0.start_date', 'work_exp.0.end_date']);
});

test('one goes on behind the last answer, unless something is missing before', () => {
  const { email: _, ...others } = answers;
  const { contact_number: __, ...withoutPhone } = others;
  expect(stepToGoOn(nothing)).toBe('name');
  expect(stepToGoOn(withPerson({ last_name: 'ចាន់', first_name: 'មុំ' }))).toBe('phone');
  expect(stepToGoOn(withPerson(others))).toBe('school');
  expect(stepToGoOn(withPerson(withoutPhone))).toBe('phone');
  expect(stepToGoOn(withPerson(answers))).toBe('finish');
});

test('an error of the form is shown at its question, where one asks for it', () => {
  expect(questionOf('user_info.address')).toBe('home');
  expect(questionOf('skill.2.level')).toBe('skills');
  expect(questionOf('work_exp.1.company')).toBeUndefined();
});
