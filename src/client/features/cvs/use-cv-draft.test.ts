// @vitest-environment jsdom
/** When what is typed reaches the device: once for a burst of keys, and at once when the page goes away. */
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cvDraft } from './cv-draft.ts';
import { contentOfCv, createCvForm, type CvForm } from './cv-values.ts';
import { useCvDraft } from './use-cv-draft.ts';

const saved = contentOfCv(undefined);
let form: CvForm;
let written: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  written = vi.spyOn(Storage.prototype, 'setItem');
  form = createCvForm(saved);
  renderHook(() => useCvDraft(7, form, saved, { etag: '"1"' }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const type = (value: string) => form.type('skill.0.skill', value);
const typeSlowly = (text: string) => {
  for (let end = 1; end <= text.length; end += 1) {
    type(text.slice(0, end));
    vi.advanceTimersByTime(200);
  }
};

test('a burst of keys is stored once, when it pauses', () => {
  typeSlowly('Bread');
  expect(written).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(written).toHaveBeenCalledTimes(1);
  expect(cvDraft(7).read()).toMatchObject({ skill: [{ skill: 'Bread' }], base: { etag: '"1"' } });
});

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('the last key is stored at once when the page %s', (_how, goAway) => {
  typeSlowly('Bread');
  goAway();
  expect(cvDraft(7).read()?.skill[0]?.['skill']).toBe('Bread');
  expect(written).toHaveBeenCalledTimes(1);
});

test('the draft goes when what was typed is taken back', () => {
  typeSlowly('B');
  vi.advanceTimersByTime(500);
  type('');
  vi.advanceTimersByTime(500);
  expect(cvDraft(7).read()).toBeUndefined();
});
