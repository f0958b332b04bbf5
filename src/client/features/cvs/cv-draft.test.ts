// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { cvDraft } from './cv-draft.ts';
import { contentOfCv } from './cv-values.ts';

const draft = { ...contentOfCv(undefined), user_info: { city: 'ភ្នំពេញ' }, skill: [{ skill: 'Dart' }] };

beforeEach(() => localStorage.clear());

it('gives back what was stored', () => {
  expect(cvDraft(7).write(draft)).toBe(true);
  expect(cvDraft(7).read()).toEqual(draft);
});

it("never shows one person another person's draft", () => {
  cvDraft(7).write(draft);
  expect(cvDraft(8).read()).toBeUndefined();
});

it('is gone when it was forgotten', () => {
  cvDraft(7).write(draft);
  cvDraft(7).clear();
  expect(cvDraft(7).read()).toBeUndefined();
});

it.each(['{', '[]', '{"user_info":{"city":1}}'])('takes a damaged draft %s for none', (text) => {
  localStorage.setItem('cvDraft:7', text);
  expect(cvDraft(7).read()).toBeUndefined();
});
