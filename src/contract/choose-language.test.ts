/** Which language somebody gets. */
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
  // The choice on this device wins over the browser, the address over both; what is no language is passed over.
  [undefined, 'kh', ['en'], 'kh'],
  [undefined, 'fr', ['km'], 'kh'],
  ['eng', 'kh', ['km'], 'eng'],
  ['fr', 'kh', ['en'], 'kh'],
  [['kh', 'eng'], undefined, [], 'eng'],
])('asked for %j, chosen %j, browser %j: %s', (asked, chosen, preferred, language) =>
  expect(chooseLanguage({ asked, chosen, preferred })).toBe(language),
);
