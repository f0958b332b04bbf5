// @vitest-environment jsdom
/** What "Read aloud" says, and in which order (product 2.52). */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type JobDetail } from '#contract/jobs.ts';
import { jobCard } from '../job-card-fixture.ts';
import { ReadJob } from './read-job.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function readAloud(job: Partial<JobDetail>): string[] {
  const spoken: string[] = [];
  const voices = ['en-US', 'km-KH'].map((lang) => ({ lang, localService: true }));
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: ({ text }: { text: string }) => spoken.push(text),
    }),
  );
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const texts = {
    description: '<p>Sew shirts.</p>',
    requirements: ['Careful'],
    responsibilities: ['Sewing'],
  };
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <ReadJob job={{ ...jobCard(7, { name: 'Sewer' }), ...texts, ...job } as JobDetail} shape="word" />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  return spoken;
}

test('pay, place, hours and what is provided are read before the long texts', () =>
  expect(
    readAloud({
      salary: '$230–280',
      salary_min: 230,
      salary_max: 280,
      salary_currency: 'USD',
      salary_period: 'month',
      province: 'KH-8',
      conditions: {
        provides: ['meals', 'transport'],
        hours_per_day: 8,
        days_per_week: 6,
        overtime: 'sometimes',
        start: 'now',
      },
    }),
  ).toEqual([
    'Sewer',
    '230 to 280 dollars a month',
    'Kandal',
    '8 hours a day',
    '6 days a week',
    'Overtime sometimes',
    'The employer provides: Meals, Transport',
    'Starts right away',
    'Sew shirts.',
    'Careful',
    'Sewing',
  ]));

test('a job of an earlier version, with pay as text only, is read without conditions', () =>
  expect(readAloud({ salary: '900,000៛ ~ 1,200,000៛', conditions: null }).slice(0, 4)).toEqual([
    'Sewer',
    '900,000 to 1,200,000 riels',
    'Phnom Penh',
    'Sew shirts.',
  ]));
