// @vitest-environment jsdom
/** The draft on the device: there after every change, under one request key as long as nothing changes. */
import { beforeEach, expect, test, vi } from 'vitest';
import { lastDayOf } from './draft-rules.ts';
import { postingDraft } from './draft-store.ts';

const { form, forget, requestKey, useStored } = postingDraft;

const stored = (): unknown => JSON.parse(localStorage.getItem('jobDraft') ?? 'null');

beforeEach(() => {
  vi.restoreAllMocks();
  forget();
});

test('every change is stored', () => {
  form.type('name', 'អ្នកដុតនំ');
  expect(stored()).toMatchObject({ name: 'អ្នកដុតនំ', location: 'Phnom Penh' });
  form.change({ tags: ['Kitchen'] });
  expect(stored()).toMatchObject({ name: 'អ្នកដុតនំ', tags: ['Kitchen'] });
});

test('every try goes under one key, and a changed draft under another one', () => {
  form.type('name', 'Cook');
  const key = requestKey();
  expect(requestKey()).toBe(key);
  expect(stored()).toMatchObject({ requestKey: key });
  form.type('name', 'Baker');
  expect(stored()).toMatchObject({ name: 'Baker', requestKey: '' });
  expect(requestKey()).not.toBe(key);
});

test('every try has the same last day, whenever it is made', () => {
  form.type('name', 'Cook');
  requestKey();
  const lastDay = lastDayOf(form.read());
  vi.useFakeTimers({ now: Date.now() + 3 * 24 * 3_600_000 });
  expect(lastDayOf(form.read())).toBe(lastDay);
  form.type('name', 'Baker');
  expect(lastDayOf(form.read())).not.toBe(lastDay);
  vi.useRealTimers();
});

test('a forgotten draft is gone from the device and from the form', () => {
  form.change({ way: 'self', name: 'Cook' });
  forget();
  expect(stored()).toBeNull();
  expect(form.read()).toMatchObject({ way: undefined, name: '', age: '18' });
});

test('a device that takes nothing is told about, and loses nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  form.type('name', 'Cook');
  expect(useStored.getState().stored).toBe(false);
  expect(form.read().name).toBe('Cook');
});
