// @vitest-environment jsdom
/** A job that a device cached before a field existed is drawn without it. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type JobDetail } from '#contract/jobs.ts';
import { jobCard } from './job-card-fixture.ts';
import { JobFacts } from './job-facts.tsx';

test('a fact that a cached job does not have is left out', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { required_skills: _, ...cached } = jobCard(7);
  render(
    <I18nProvider i18n={i18n}>
      <JobFacts job={cached as unknown as JobDetail} />
    </I18nProvider>,
  );
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
