// @vitest-environment jsdom
/** The stored answers of the first visit's card, also those of former versions. */
import { beforeEach, expect, test, vi } from 'vitest';

const load = () => import('./job-preferences.ts');

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test.each([
  ['{}', {}],
  ['{"province":"KH-7","occupation":"hospitality"}', { province: 'KH-7', occupation: 'hospitality' }],
  // Version 0.2.0 stored a search.
  ['{"location":"Phnom Penh","type":"Full Time"}', { province: 'KH-12' }],
  ['{"industry":"Insurance","sort":"Salary"}', {}],
  ['{"province":"KH-99","occupation":7}', {}],
  ['not JSON', {}],
])('%s is read as %o', async (stored, preferences) => {
  localStorage.setItem('wishes', stored);
  expect((await load()).readAppliedPreferences()).toEqual(preferences);
});

test('answers are stored at once, but applied when the card is closed', async () => {
  const { closePreferencesCard, readAppliedPreferences, storeAnswer } = await load();
  storeAnswer({ province: 'KH-7' });
  expect(localStorage.getItem('wishes')).toBe('{"province":"KH-7"}');
  expect(readAppliedPreferences()).toEqual({});
  closePreferencesCard({ province: 'KH-7' });
  expect(readAppliedPreferences()).toEqual({ province: 'KH-7' });
});

test('closing without an answer is stored, too', async () => {
  (await load()).closePreferencesCard({});
  expect(localStorage.getItem('wishes')).toBe('{}');
});
