// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './cv-draft.ts';
import { textOfCv } from './cv-form.ts';

const draft = { ...textOfCv(undefined), user_info: { city: 'ភ្នំពេញ' }, skill: [{ skill: 'Dart' }] };

beforeEach(() => localStorage.clear());

it('gives back what was kept', () => {
  expect(keepDraft(7, draft)).toBe(true);
  expect(readDraft(7)).toEqual(draft);
});

it("never shows one person another person's draft", () => {
  keepDraft(7, draft);
  expect(readDraft(8)).toBeUndefined();
});

it('is gone when it was forgotten', () => {
  keepDraft(7, draft);
  forgetDraft(7);
  expect(readDraft(7)).toBeUndefined();
});

it.each(['{', '[]', '{"user_info":{"city":1}}'])('takes a damaged draft %s for none', (text) => {
  localStorage.setItem('cvDraft:7', text);
  expect(readDraft(7)).toBeUndefined();
});
