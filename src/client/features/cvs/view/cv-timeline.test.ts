import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { cvOfContent, toFormValues, contentOfCv } from '../cv-values.ts';
import { timelineRows } from './cv-timeline.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['work_exp', 'company'],
  ['education', 'school'],
] as const)('the place of %s is in the language of the reader', (section, field) => {
  const content = { ...contentOfCv(null), [section]: [{ [field]: 'Somewhere', city: 'សៀមរាប' }] };
  const cv = cvOfContent(toFormValues(content));
  const [row] = timelineRows(i18n, (country) => country, section, cv);
  expect(row?.line).toBe('Somewhere · Siem Reap');
});
