// @vitest-environment jsdom
/** Storing drafts on the device, and their request keys. */
import { beforeEach, expect, test, vi } from 'vitest';
import { lastDayOf } from './draft-rules.ts';
import { postingDraft } from './draft-store.ts';

const { form, clear, requestKey, useStored } = postingDraft;

const stored = (): unknown => JSON.parse(localStorage.getItem('jobDraft') ?? 'null');

beforeEach(() => {
  vi.restoreAllMocks();
  clear();
});

test('every change is stored', () => {
  form.type('name', 'អ្នកដុតនំ');
  expect(stored()).toMatchObject({ name: 'អ្នកដុតនំ', location: 'Phnom Penh' });
  form.change({ tags: ['Kitchen'] });
  expect(stored()).toMatchObject({ name: 'អ្នកដុតនំ', tags: ['Kitchen'] });
});

test('every attempt has the same key, and a changed draft a new one', () => {
  form.type('name', 'Cook');
  const key = requestKey();
  expect(requestKey()).toBe(key);
  expect(stored()).toMatchObject({ requestKey: key });
  form.type('name', 'Baker');
  expect(stored()).toMatchObject({ name: 'Baker', requestKey: '' });
  expect(requestKey()).not.toBe(key);
});

test('every attempt has the same last day, whenever it is made', () => {
  form.change({ name: 'Cook', closes: '30' });
  requestKey();
  const lastDay = lastDayOf(form.read());
  vi.useFakeTimers({ now: Date.now() + 3 * 24 * 3_600_000 });
  expect(lastDayOf(form.read())).toBe(lastDay);
  form.type('name', 'Baker');
  expect(lastDayOf(form.read())).not.toBe(lastDay);
  vi.useRealTimers();
});

test('a cleared draft is gone from the device and the form', () => {
  form.change({ way: 'self', name: 'Cook' });
  clear();
  expect(stored()).toBeNull();
  expect(form.read()).toMatchObject({ way: undefined, name: '', age: '18' });
});

test('a full storage is reported, and the form retains its values', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  form.type('name', 'Cook');
  expect(useStored.getState().stored).toBe(false);
  expect(form.read().name).toBe('Cook');
});
