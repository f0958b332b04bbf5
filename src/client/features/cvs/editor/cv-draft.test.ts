// @vitest-environment jsdom
/** The stored draft of a CV, and when typed text reaches the device. */
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentOfCv, createCvForm, type CvForm } from '../cv-values.ts';
import { cvDraft, useCvDraft } from './cv-draft.ts';

describe('the stored draft', () => {
  const draft = { ...contentOfCv(undefined), user_info: { city: 'ភ្នំពេញ' }, skill: [{ skill: 'Dart' }] };

  beforeEach(() => localStorage.clear());

  test('is read as it was written', () => {
    expect(cvDraft(7).write(draft)).toBe(true);
    expect(cvDraft(7).read()).toEqual(draft);
  });

  test('is never shown to another user', () => {
    cvDraft(7).write(draft);
    expect(cvDraft(8).read()).toBeUndefined();
  });

  test('is gone once cleared', () => {
    cvDraft(7).write(draft);
    cvDraft(7).clear();
    expect(cvDraft(7).read()).toBeUndefined();
  });

  test.each(['{', '[]', '{"user_info":{"city":1}}'])('is ignored when damaged: %s', (text) => {
    localStorage.setItem('cvDraft:7', text);
    expect(cvDraft(7).read()).toBeUndefined();
  });
});

describe('storing while typing', () => {
  const saved = contentOfCv(undefined);
  let form: CvForm;
  let setItem: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    setItem = vi.spyOn(Storage.prototype, 'setItem');
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

  test('stores a burst of keys once, when typing pauses', () => {
    typeSlowly('Bread');
    expect(setItem).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(setItem).toHaveBeenCalledTimes(1);
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
  ])('stores the last key at once when the page %s', (_how, hidePage) => {
    typeSlowly('Bread');
    hidePage();
    expect(cvDraft(7).read()?.skill[0]?.['skill']).toBe('Bread');
    expect(setItem).toHaveBeenCalledTimes(1);
  });

  test('clears the draft when the typed text is undone', () => {
    typeSlowly('B');
    vi.advanceTimersByTime(500);
    type('');
    vi.advanceTimersByTime(500);
    expect(cvDraft(7).read()).toBeUndefined();
  });
});
