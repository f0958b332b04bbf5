// @vitest-environment jsdom
/** `early.js` sets the language that the app will choose, and stores the one in the URL. */
import { afterEach, expect, test, vi } from 'vitest';
import { languages, initialLanguage } from './languages.ts';

/** Imported again for each test. */
const early = '../early.ts';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const cases: readonly (readonly [search: string, stored: string, browser: string[], tag: string])[] = [
  ['', '', ['km-KH', 'en'], 'km'],
  ['', '', ['fr', 'km', 'en'], 'km'],
  ['', '', ['en-GB', 'km'], 'en'],
  ['', '', ['th', 'fr'], 'en'],
  ['', '', ['kmr'], 'en'],
  ['', '', [], 'en'],
  ['', 'kh', ['en'], 'km'],
  ['', 'eng', ['km'], 'en'],
  ['', 'fr', ['km'], 'km'],
  ['?lang=kh', 'eng', ['en'], 'km'],
  ['?keyword=cook&lang=eng', 'kh', ['km'], 'en'],
  ['?lang=fr', 'kh', ['en'], 'km'],
];

test.each(cases)('address “%s”, stored “%s”, browser %j: %s', async (search, stored, browser, tag) => {
  history.replaceState(null, '', `/jobs${search}`);
  if (stored) localStorage.setItem('lang', stored);
  vi.stubGlobal('navigator', { languages: browser });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const before = initialLanguage();
  await import(early);
  expect(document.documentElement.lang).toBe(tag);
  expect(languages[before].tag).toBe(tag);
  expect(languages[initialLanguage()].tag).toBe(tag);
});
