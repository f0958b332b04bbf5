/** The language by URL, device and browser. */
import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test.each([
  // A browser that prefers Khmer gets Khmer on the first visit.
  [undefined, undefined, ['km-KH', 'en'], 'kh'],
  [undefined, undefined, ['fr', 'km'], 'kh'],
  [undefined, undefined, ['KM;q=0.9', 'en;q=0.8'], 'kh'],
  // One that prefers English, or neither, gets English.
  [undefined, undefined, ['en-GB', 'km'], 'eng'],
  [undefined, undefined, ['fr', 'th'], 'eng'],
  [undefined, undefined, ['kmr'], 'eng'],
  [undefined, undefined, [], 'eng'],
  // The choice on this device takes precedence over the browser, and the URL over both; unknown languages are ignored.
  [undefined, 'kh', ['en'], 'kh'],
  [undefined, 'fr', ['km'], 'kh'],
  ['eng', 'kh', ['km'], 'eng'],
  ['fr', 'kh', ['en'], 'kh'],
  [['kh', 'eng'], undefined, [], 'eng'],
])('URL %j, device %j, browser %j: %s', (requestedLanguage, storedLanguage, browserLanguages, language) =>
  expect(chooseLanguage({ requestedLanguage, storedLanguage, browserLanguages })).toBe(language),
);
