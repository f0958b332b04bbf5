/** Pay and closing date of a posting: the salary text, the request body, and the changes of an edit. */
import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { jobCard } from '#client/features/jobs/job-card-fixture.ts';
import { errorsOf, lastDayOf, toBody } from './draft-rules.ts';
import { repostDraftOf, changedFields, draftOf } from './from-job.ts';
import { emptyDraft, readDraft } from './job-draft.ts';
import { withPay } from './salary-text.ts';

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

const job: JobDetail = {
  ...jobCard(7, {
    location: 'Phnom Penh',
    province: 'KH-12',
    salary: '$180–220 a month',
    salary_min: 180,
    salary_max: 220,
    salary_currency: 'USD',
    salary_period: 'month',
    expires_on: '2020-01-01',
    date_edited: '2026-11-20T10:00:00.000Z',
  }),
  description: '<p>Bread</p>',
  requirements: ['Two years'],
  responsibilities: [],
  warnings: [],
  help_numbers: [],
  review: null,
  isFavorite: false,
  moreJobs: [],
};

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
