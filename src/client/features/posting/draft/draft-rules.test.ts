/** The wizard's rules: required fields, tags, lists, templates, pay and closing date, the request body, and drafts of other clients. */
import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { jobWithTexts } from '#client/features/jobs/job-card-fixture.ts';
import {
  addLine,
  addTag,
  changeLine,
  errorsOf,
  firstUnfinished,
  fromTemplate,
  lastDayOf,
  missingFields,
  removeLine,
  toBody,
  toggleTag,
  toNewJob,
  wouldReplace,
} from './draft-rules.ts';
import { changedFields, draftOf, repostDraftOf } from './from-job.ts';
import { emptyDraft, type JobDraft, noContact, readDraft } from './job-draft.ts';
import { occupationCodes } from '#contract/occupations.ts';
import { jobTemplates } from './job-templates.ts';
import { withPay } from './salary-text.ts';

test('a new draft has only the defaults of product 3.3', () =>
  expect(
    Object.fromEntries(Object.entries(emptyDraft).filter(([, value]) => value !== '' && value !== undefined)),
  ).toEqual({
    version: 2,
    guessed: [],
    waiting: [],
    category: 'Web Development',
    industry: 'Information Technology',
    location: 'Phnom Penh',
    province: 'KH-12',
    age: '18',
    available_position: '1',
    img: 0,
    tags: [],
    questions: [],
    requirements: [],
    responsibilities: [],
    conditions: { hours_per_day: '', days_per_week: '', overtime: '', provides: [], start: '' },
    contact: noContact,
    urgent: false,
  }));

const full: JobDraft = {
  ...emptyDraft,
  way: 'self',
  name: 'Cook',
  description: '<p>Cook.</p>',
  gender: 'Both',
  job_type: 'Both',
  language: 'English',
  level: 'Entry',
  qualification: 'None',
  salary: '$300',
  required_skills: 'Cooking',
};

test('a web address in the name is refused before the form is sent; the names of the templates are fine', () => {
  expect(errorsOf({ ...full, name: 'Cook at evil.com' })).toMatchObject({ name: 'address_in_name' });
  for (const { name } of jobTemplates) expect(errorsOf({ ...full, name })).not.toHaveProperty('name');
});

const unfinished = (values: JobDraft) => firstUnfinished({ values, errors: errorsOf(values) });

describe('Next', () => {
  test('at step 1 requires a choice, and a template if chosen', () => {
    expect(unfinished(emptyDraft)).toBe(1);
    expect(unfinished({ ...emptyDraft, way: 'template' })).toBe(1);
    expect(unfinished({ ...emptyDraft, way: 'template', template: 'Vue.Js' })).toBe(2);
  });
  test('at step 2 requires every field, and lists the missing ones', () => {
    expect(missingFields({ ...full, salary: ' ', description: '<p><br></p>' })).toEqual([
      'description',
      'salary',
    ]);
    expect(unfinished(full)).toBe(3);
  });
  test.each([
    ['age', '14', 'too_young'],
    ['available_position', '0', 'too_small'],
    ['age', 'x', 'not_number'],
  ] as const)('at step 2 refuses %s %s', (field, value, error) => {
    expect(errorsOf({ ...full, [field]: value })).toEqual({ [field]: error });
    expect(unfinished({ ...full, [field]: value })).toBe(2);
  });
  test('at step 3 requires a tag', () => expect(unfinished({ ...full, tags: ['Kitchen'] })).toBe(4));
});

describe('tags', () => {
  const five = ['1', '2', '3', '4', '5'];
  test('are added and removed', () => expect(toggleTag(toggleTag([], 'PHP'), 'PHP')).toEqual([]));
  test('are at most five', () => {
    expect(toggleTag(five, '6')).toEqual(five);
    expect(addTag(five, '6')).toEqual(five);
  });
  test('that are typed are trimmed, never empty, never duplicated', () => {
    expect(addTag(['PHP'], '  ')).toEqual(['PHP']);
    expect(addTag(['PHP'], 'php')).toEqual(['PHP']);
    expect(addTag(['PHP'], ' ភូមិ ')).toEqual(['PHP', 'ភូមិ']);
  });
});

describe('lines', () => {
  test('are added, changed in place and deleted', () => {
    expect(addLine(['a'], ' b ')).toEqual(['a', 'b']);
    expect(changeLine(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
    expect(removeLine(['a', 'b'], 0)).toEqual(['b']);
  });
  test('are never emptied by adding or changing', () => {
    expect(addLine(['a'], ' ')).toEqual(['a']);
    expect(changeLine(['a'], 0, ' ')).toEqual(['a']);
  });
});

describe('templates', () => {
  test('are the twelve of product 3.10, each with three to five tags and real lists', () => {
    const lists = jobTemplates.map(({ name, occupation, tags, responsibilities, requirements }) => {
      expect(occupationCodes).toContain(occupation);
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(5);
      return `${name} ${responsibilities.length}/${requirements.length}`;
    });
    expect(lists).toEqual([
      'Java/Spring 6/5',
      'Vue.Js 7/4',
      'React.Js 7/8',
      'Backend (Java, Node) 6/8',
      'Senior Back-End Developer 10/9',
      'Frontend 8/5',
      'Senior Mobile App Developer 8/8',
      'Junior Mobile App Developer 5/7',
      'UI/UX Designer 8/8',
      'Senior Network & Security Engineer 9/8',
      'Senior C# Developer 6/7',
      'Social Media Officer 8/7',
    ]);
  });
  test('replace what another template filled in without asking, but not what was typed', () => {
    const [first] = jobTemplates;
    if (!first) throw new Error('no templates');
    const filled = { ...emptyDraft, template: first.name, ...fromTemplate(first) };
    expect(wouldReplace(emptyDraft, jobTemplates)).toBe(false);
    expect(wouldReplace(filled, jobTemplates)).toBe(false);
    expect(wouldReplace({ ...filled, name: 'My own name' }, jobTemplates)).toBe(true);
  });
});

describe('a stored draft', () => {
  test('of this version is restored unchanged', () => expect(readDraft(structuredClone(full))).toEqual(full));
  test('of another client of the API, with numbers, is understood', () =>
    expect(readDraft({ name: 'Cook', age: 20, available_position: 2, tags: ['a'] })).toMatchObject({
      name: 'Cook',
      age: '20',
      available_position: '2',
      tags: ['a'],
      way: 'self',
    }));
  test.each([null, 'text', 7, []])('%j is not a draft', (value) => expect(readDraft(value)).toBeUndefined());
  test('with invalid fields retains the others', () =>
    expect(readDraft({ ...full, tags: 'x', img: {} })).toMatchObject({ name: 'Cook', tags: [], img: 0 }));
});

test('the request body matches the contract', () =>
  expect(toNewJob({ ...full, tags: ['Kitchen'] })).toMatchObject({
    name: 'Cook',
    age: 18,
    available_position: 1,
    img: 0,
  }));

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('the salary', () => {
  const written = { ...emptyDraft, ...withPay(i18n, emptyDraft, { salary_min: '180', salary_max: '220' }) };
  test('is generated from the amounts, and updated with them', () => {
    expect(written.salary).toBe('$180–220 a month');
    expect(withPay(i18n, written, { salary_period: 'day' })).toMatchObject({ salary: '$180–220 a day' });
    expect(withPay(i18n, written, { negotiable: 'yes' })).toMatchObject({
      salary: '$180–220 a month, negotiable',
    });
    expect(withPay(i18n, emptyDraft, { negotiable: 'yes' })).toMatchObject({ salary: 'Negotiable' });
  });
  test('is not replaced once it was edited', () => {
    const typed = { ...written, salary: '$180–220 and lunch' };
    expect(withPay(i18n, typed, { salary_max: '250' })).toEqual({ salary_max: '250' });
  });
});

describe('the request body', () => {
  test('has a currency and a period only with an amount', () => {
    expect(toBody(emptyDraft)).toMatchObject({ salary_currency: undefined, salary_period: undefined });
    expect(toBody({ ...emptyDraft, salary_min: '180.' })).toMatchObject({
      salary_min: '180',
      salary_currency: 'USD',
      salary_period: 'month',
    });
  });
  test('has the province of the capital, also for drafts of clients without provinces', () => {
    expect(toBody(emptyDraft)).toMatchObject({ location: 'Phnom Penh', province: 'KH-12' });
    expect(readDraft({ name: 'Cook', location: 'Phnom Penh' })).toMatchObject({ province: 'KH-12' });
    expect(readDraft({ name: 'Cook', location: 'Remote' })).toMatchObject({ province: '' });
  });
  test('has no last day until one is chosen', () => {
    expect(toBody(emptyDraft)).toMatchObject({ expires_on: undefined });
    expect(lastDayOf({ ...emptyDraft, closes: '30' })).toBe(dayInCambodia(30));
    expect(lastDayOf({ ...emptyDraft, closes: '14' })).toBe(dayInCambodia(14));
    expect(toBody({ ...emptyDraft, closes: 'none' })).toMatchObject({ expires_on: undefined });
    expect(lastDayOf({ ...emptyDraft, closes: 'day', expires_on: '2026-12-24' })).toBe('2026-12-24');
  });
  test('is invalid with reversed amounts or a past date', () => {
    expect(errorsOf({ ...emptyDraft, salary_min: '300', salary_max: '200' })).toMatchObject({
      salary_max: 'pay_order',
    });
    expect(errorsOf({ ...emptyDraft, closes: 'day', expires_on: '2020-01-01' })).toMatchObject({
      expires_on: 'day_not_open',
    });
  });
});

const job = jobWithTexts(7, {
  location: 'Phnom Penh',
  province: 'KH-12',
  salary: '$180–220 a month',
  salary_min: 180,
  salary_max: 220,
  salary_currency: 'USD',
  salary_period: 'month',
  expires_on: '2020-01-01',
  date_edited: '2026-11-20T10:00:00.000Z',
  description: '<p>Bread</p>',
  requirements: ['Two years'],
});

describe('a job that is edited', () => {
  const draft = draftOf(i18n, job);
  test('starts without changes, and may retain its last day', () => {
    expect(changedFields(draft, draft)).toEqual([]);
    expect(toBody(draft)).toMatchObject({ expires_on: '2020-01-01', province: 'KH-12', salary_max: '220' });
    expect(errorsOf(draft)).not.toHaveProperty('expires_on');
  });
  test('without a province does not get one', () => {
    expect(toBody(draftOf(i18n, { ...job, province: null }))).toMatchObject({ province: undefined });
    expect(repostDraftOf(i18n, { ...job, province: null })).toMatchObject({ province: 'KH-12' });
  });
  test('lists changed fields, including the generated salary', () => {
    const changed = { ...draft, ...withPay(i18n, draft, { salary_max: '250' }), requirements: [] };
    expect(changedFields(draft, changed)).toEqual(['salary', 'salary_max', 'requirements']);
  });
});

test('a job that is posted again retains its fields and gets a new closing date', () => {
  const again = repostDraftOf(i18n, job);
  expect(again).toMatchObject({ name: 'Job 7', description: '<p>Bread</p>', edited_before: '' });
  expect(lastDayOf(again)).toBe(dayInCambodia(30));
});

describe('conditions and urgent', () => {
  const conditions = { provides: ['meals' as const], hours_per_day: 8, start: dayInCambodia(-3) };
  const paidWell = { ...job, occupation: 'cook', conditions, urgent: true };

  test('an impossible condition of a stored draft is left out, the others stay', () => {
    const stored = { ...emptyDraft.conditions, hours_per_day: '40', provides: ['meals'] };
    const body = toBody({ ...emptyDraft, conditions: stored });
    expect(body).toMatchObject({ conditions: { provides: ['meals'] } });
  });
  test('are in the draft of an edit and of a posting again, which starts no earlier than today', () => {
    const edit = draftOf(i18n, paidWell);
    expect(toBody(edit)).toMatchObject({ occupation: 'cook', conditions, urgent: true });
    const cleared = { ...edit, conditions: emptyDraft.conditions, urgent: false };
    expect(changedFields(edit, cleared)).toEqual(['conditions', 'urgent']);
    expect(repostDraftOf(i18n, paidWell)).toMatchObject({ conditions: { hours_per_day: '8', start: '' } });
  });
  test('are left out of the request if nothing is set', () =>
    expect(toBody({ ...emptyDraft, conditions: { ...emptyDraft.conditions, start: 'day' } })).toMatchObject({
      conditions: undefined,
      urgent: undefined,
      occupation: undefined,
    }));
  test('may be missing in stored drafts, wrong, or as in a request body', () => {
    expect(readDraft({ name: 'Cook' })).toMatchObject({ conditions: emptyDraft.conditions, urgent: false });
    const read = readDraft({ name: 'Cook', conditions: { hours_per_day: 40, provides: 7 }, urgent: 'x' });
    expect(read && toBody(read)).toMatchObject({ conditions: undefined, urgent: undefined });
    expect(readDraft({ name: 'Cook', conditions })).toMatchObject({ conditions: { hours_per_day: '8' } });
  });
});
