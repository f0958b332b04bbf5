// @vitest-environment jsdom
/** Which conditions a job's page shows (product 2.52). */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { type JobConditions } from '#contract/job-fields.ts';
import { JobConditionsBlock } from './job-conditions.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const textOf = (conditions: JobConditions): string =>
  render(
    <I18nProvider i18n={i18n}>
      <JobConditionsBlock conditions={conditions} />
    </I18nProvider>,
  ).container.textContent;

test('a start from today on is shown', () => {
  expect(textOf({ start: 'now' })).toContain('Starts right away');
  expect(textOf({ start: dayInCambodia() })).toContain('Starts on');
});

test('a start in the past is left out, as if it were not given', () => {
  const start = dayInCambodia(-1);
  expect(textOf({ days_per_week: 6, start })).toBe('Conditions6 days a week');
  expect(textOf({ start })).toBe('');
});
