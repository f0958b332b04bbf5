// @vitest-environment jsdom
/** Browsers load their voices when first asked, and tell when they have come: perhaps while no page listens. */
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useVoices } from './voices.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('voices that came between two pages are there on the second', () => {
  const voices: object[] = [];
  const synthesis = Object.assign(new EventTarget(), { getVoices: () => [...voices] });
  vi.stubGlobal('speechSynthesis', synthesis);
  const first = renderHook(useVoices);
  expect(first.result.current).toEqual([]);
  first.unmount();
  voices.push({ lang: 'km-KH', localService: true });
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(renderHook(useVoices).result.current).toHaveLength(1);
});
