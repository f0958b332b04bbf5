/** Parses requests of our and other clients: accepted values, their results, and the invalid fields. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { credentials, registration } from './accounts.ts';
import { cvInput } from './cvs.ts';
import { fieldErrors } from './validation-errors.ts';
import { jobsQuery } from './job-requests.ts';
import { newJob } from './postings.ts';

const errorsIn = (schema: z.core.$ZodType, value: unknown) => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? {} : fieldErrors(parsed.error);
};

const job = {
  name: 'Cook',
  category: 'Manager',
  description: '<p>Cook.</p>',
  gender: 'Both',
  industry: 'Food and Beverages',
  job_type: 'Both',
  age: 18,
  language: 'English',
  level: 'Entry',
  location: 'Phnom Penh',
  qualification: 'None',
  salary: '$300',
  required_skills: 'Cooking',
  available_position: 1,
  responsibilities: [],
  requirements: [],
  tags: ['Kitchen'],
  img: 0,
};

describe('a new job', () => {
  test('may have numbers in strings and empty lists', () =>
    expect(z.parse(newJob, { ...job, age: '20', available_position: '3' })).toMatchObject({
      age: 20,
      available_position: 3,
    }));
  test('converts the second spelling of the banking industry', () =>
    expect(z.parse(newJob, { ...job, industry: 'Banking And Finance' }).industry).toBe('Banking & Finance'));
  test('drops empty and repeated tags before counting them', () =>
    expect(z.parse(newJob, { ...job, tags: ['', 'PHP', 'PHP', ' '] }).tags).toEqual(['PHP']));
  test.each([
    ['ចុងភៅ\u200bម្នាក់', 'ចុងភៅម្នាក់'],
    ['ស\u200c៊ីម', 'ស\u200c៊ីម'],
    ['Cook ❤️ 👩🏽‍🍳 2️⃣', 'Cook ❤️ 👩🏽‍🍳 2️⃣'],
  ])('may be called %s', (name, stored) => expect(z.parse(newJob, { ...job, name }).name).toBe(stored));
  test.each([
    'Co\u200bok',
    '\u202ekooC',
    'Cook\u200f',
    'Cook\u3164',
    'Co\u200dok',
    'Cook\u0007',
    'Cook\ufe0f',
  ])('with something hidden in its title (%j) is refused', (name) =>
    expect(errorsIn(newJob, { ...job, name })).toEqual({ name: 'hidden_characters' }),
  );
  test.each([
    [{ tags: [] }, { tags: 'tag_required' }],
    [{ tags: ['1', '2', '3', '4', '5', '6'] }, { tags: 'too_many_tags' }],
    [{ age: 14 }, { age: 'too_young' }],
    [{ available_position: 0 }, { available_position: 'too_small' }],
    [{ img: 5 }, { img: 'too_big' }],
    [{ img: -1 }, { img: 'too_small' }],
    [{ category: 'Any Category' }, { category: 'not_in_list' }],
    [{ description: ' ' }, { description: 'required' }],
  ])('%j is refused', (change, errors) => expect(errorsIn(newJob, { ...job, ...change })).toEqual(errors));
});

describe('a job search', () => {
  test("treats any value with 'any' in it as no filter, except the keyword", () =>
    expect(z.parse(jobsQuery, { industry: 'Any Industry', level: 'any', keyword: 'company' })).toEqual({
      page: 0,
      sort: 'Date',
      keyword: 'company',
      industry: undefined,
      level: undefined,
      category: undefined,
      job_type: undefined,
      location: undefined,
    }));
  test('refuses a page that is not a number', () =>
    expect(errorsIn(jobsQuery, { page: '-1' })).toEqual({ page: 'not_number' }));
  test('accepts sort orders in any case', () =>
    expect(z.parse(jobsQuery, { sort: 'SALARY' }).sort).toBe('Salary'));
});

test('a registration has an error for each missing field', () =>
  expect(errorsIn(registration, { accType: 'admin' })).toEqual({
    name: 'name_required',
    password: 'password_required',
    accType: 'not_in_list',
  }));

test('a short password may log in, because only new ones have a minimum', () =>
  expect(errorsIn(credentials, { name: 'dara', password: 'x' })).toEqual({}));

test('errors of a CV have dotted paths, and incomplete items are refused', () => {
  const errors = errorsIn(cvInput, { user_info: {}, skill: [{ skill: 'Sewing', level: '' }] });
  expect(errors['user_info.first_name']).toBe('required');
  expect(errors['skill.0.level']).toBe('required');
});

test.each([
  [4_000, undefined],
  [4_001, 'too_much_markup'],
])('a description with %i tags, none of which closes another: %s', (tags, fault) => {
  const description = '<b>'.repeat(2_000) + '</i>'.repeat(tags - 2_000);
  expect(errorsIn(newJob, { ...job, description })['description']).toBe(fault);
  expect(errorsIn(cvInput, { user_info: { description } })['user_info.description']).toBe(fault);
});
