/** How to reach the employer, in the draft of a posting (product 2.66). */
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { jobWithTexts } from '#client/features/jobs/job-card-fixture.ts';
import { errorsOf, toBody } from './draft-rules.ts';
import { changedFields, draftOf } from './from-job.ts';
import { emptyDraft } from './job-draft.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const contact = { by: [], phone: '12345678', telegram: null };
const walk_in = { place: 'Gate 2', days: ['mon' as const], hours: '07:30-11:00', bring: null };
const reached = jobWithTexts(7, { contact: { ...contact, walk_in } });

test('is sent only if something is set, and an edit starts with what the job has', () => {
  expect(toBody(emptyDraft)).toMatchObject({ contact: undefined });
  const edit = draftOf(i18n, reached);
  expect(toBody(edit)).toMatchObject({
    contact: { phone: '12345678', telegram: '', walk_in: { ...walk_in, bring: '' } },
  });
  expect(changedFields(edit, { ...edit, contact: { ...edit.contact, walks_in: false } })).toEqual([
    'contact',
  ]);
});
test("another client's own words for the days stay until a day is chosen", () => {
  const edit = draftOf(i18n, {
    ...reached,
    contact: { ...contact, walk_in: { ...walk_in, days: 'Mon to Fri' } },
  });
  const daysOf = (draft: typeof edit) => toBody(draft)['contact'];
  expect(daysOf(edit)).toMatchObject({ walk_in: { days: 'Mon to Fri' } });
  expect(daysOf({ ...edit, contact: { ...edit.contact, days: ['sun'] } })).toMatchObject({
    walk_in: { days: ['sun'] },
  });
});
test('has errors at the fields of the form', () => {
  const contact = { ...emptyDraft.contact, phone: '123', telegram: 'a b', walks_in: true, days: [] };
  expect(errorsOf({ ...emptyDraft, contact })).toMatchObject({
    'contact.phone': 'not_phone',
    'contact.telegram': 'not_telegram',
    'contact.place': 'required',
    'contact.days': 'required',
  });
});
