// @vitest-environment jsdom
/** The ticks of the parts: looked at once when the typing pauses. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textOfCv } from './cv-form.ts';
import { createFormStore } from './form-store.ts';
import { useCompleteParts } from './use-complete-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a part gets its tick after the last key, and loses it with a wrong item', () => {
  const store = createFormStore(textOfCv(undefined));
  const { result } = renderHook(() => useCompleteParts(store));
  const type = (field: 'skill' | 'level', value: string) =>
    store.change({ type: 'type', section: 'skill', index: 0, field, value });
  const pause = (): void =>
    act(() => {
      vi.advanceTimersByTime(300);
    });
  type('skill', 'Bread');
  type('level', 'Expert');
  expect(result.current).toEqual([]);
  pause();
  expect(result.current).toEqual(['skill']);
  type('skill', '');
  pause();
  expect(result.current).toEqual([]);
});
