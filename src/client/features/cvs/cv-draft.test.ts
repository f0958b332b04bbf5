// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetDraft, storeDraft, readDraft } from './cv-draft.ts';
import { contentOfCv } from './cv-values.ts';

const draft = { ...contentOfCv(undefined), user_info: { city: 'ភ្នំពេញ' }, skill: [{ skill: 'Dart' }] };

beforeEach(() => localStorage.clear());

it('gives back what was stored', () => {
  expect(storeDraft(7, draft)).toBe(true);
  expect(readDraft(7)).toEqual(draft);
});

it("never shows one person another person's draft", () => {
  storeDraft(7, draft);
  expect(readDraft(8)).toBeUndefined();
});

it('is gone when it was forgotten', () => {
  storeDraft(7, draft);
  forgetDraft(7);
  expect(readDraft(7)).toBeUndefined();
});

it.each(['{', '[]', '{"user_info":{"city":1}}'])('takes a damaged draft %s for none', (text) => {
  localStorage.setItem('cvDraft:7', text);
  expect(readDraft(7)).toBeUndefined();
});
