// @vitest-environment jsdom
/** The draft on the device: there after every change, under one request key as long as nothing changes. */
import { beforeEach, expect, test, vi } from 'vitest';
import { draftForm, forgetDraft, requestKeyOfDraft, useDraftStored } from './draft-store.ts';

const stored = (): unknown => JSON.parse(localStorage.getItem('jobDraft') ?? 'null');

beforeEach(() => {
  vi.restoreAllMocks();
  forgetDraft();
});

test('every change is stored', () => {
  draftForm.type('name', 'អ្នកដុតនំ');
  expect(stored()).toMatchObject({ name: 'អ្នកដុតនំ', location: 'Phnom Penh' });
  draftForm.change({ tags: ['Kitchen'] });
  expect(stored()).toMatchObject({ name: 'អ្នកដុតនំ', tags: ['Kitchen'] });
});

test('every try goes under one key, and a changed draft under another one', () => {
  draftForm.type('name', 'Cook');
  const key = requestKeyOfDraft();
  expect(requestKeyOfDraft()).toBe(key);
  expect(stored()).toMatchObject({ requestKey: key });
  draftForm.type('name', 'Baker');
  expect(stored()).toMatchObject({ name: 'Baker', requestKey: '' });
  expect(requestKeyOfDraft()).not.toBe(key);
});

test('a forgotten draft is gone from the device and from the form', () => {
  draftForm.change({ way: 'self', name: 'Cook' });
  forgetDraft();
  expect(stored()).toBeNull();
  expect(draftForm.read()).toMatchObject({ way: undefined, name: '', age: '18' });
});

test('a device that takes nothing is told about, and loses nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draftForm.type('name', 'Cook');
  expect(useDraftStored.getState().stored).toBe(false);
  expect(draftForm.read().name).toBe('Cook');
});
