// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sentencesOf, spokenLanguage, useVoices, voiceFor } from './voices.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const remote = { lang: 'km-KH', localService: false };
const local = { lang: 'km_KH', localService: true };
const english = { lang: 'en-US', localService: true };

test('each text has a voice of its own language, on the device if possible', () => {
  expect(voiceFor([english, remote, local], spokenLanguage('ជាងដេរ'))).toBe(local);
  expect(voiceFor([english, remote], spokenLanguage('ជាងដេរ in Phnom Penh'))).toBe(remote);
  expect(voiceFor([remote, english], spokenLanguage('Tailor'))).toBe(english);
});

test('a language without a voice has none', () => expect(voiceFor([english], 'km')).toBeUndefined());

test('texts are split into sentences, also in Khmer', () =>
  expect(sentencesOf('ធ្វើការ 8 ម៉ោង។សូមមក!\n$1.50 an hour.')).toEqual([
    'ធ្វើការ 8 ម៉ោង។',
    'សូមមក!',
    '$1.50 an hour.',
  ]));

test('voices loaded while no page subscribes are available to the next page', () => {
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
