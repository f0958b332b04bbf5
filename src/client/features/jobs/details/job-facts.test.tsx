// @vitest-environment jsdom
/** Facts that a job lacks, or that are shown elsewhere, are left out. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type JobDetail } from '#contract/jobs.ts';
import { jobCard } from '../job-card-fixture.ts';
import { JobFacts } from './job-facts.tsx';

const renderFacts = (job: JobDetail) =>
  render(
    <I18nProvider i18n={i18n}>
      <JobFacts job={job} />
    </I18nProvider>,
  );
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

test('a fact that a cached job does not have is left out', () => {
  const { required_skills: _, ...cached } = jobCard(7);
  renderFacts(cached as unknown as JobDetail);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Location',
    'Job Type',
    'Level',
    'Available positions',
    'Gender',
    'Age',
    'Qualification',
    'Language',
    'Category',
  ]);
});

test.each([
  ['$250 - $320', []],
  ['$250 - $320 and lunch', ['$250 - $320 and lunch']],
])('with pay in numbers, the text %j is shown only if it says more', (salary, shown) => {
  const pay = { salary_min: 250, salary_max: 320, salary_currency: 'USD', salary_period: 'month' } as const;
  renderFacts(jobCard(7, { salary, ...pay }) as unknown as JobDetail);
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts.filter((text) => text.startsWith('$'))).toEqual(shown);
});
