/** Corrections to the Khmer country names. */
import khmer from 'i18n-iso-countries/langs/km.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { correctName } from './country-names.ts';

test.each([
  ['អុីតាលី', 'អ៊ីតាលី'],
  ['ហ្វុីជី', 'ហ្វ៊ីជី'],
  ['មុិកស៊ិក', 'ម៉ិកស៊ិក'],
  ['ហ៊្សកដានី', 'ហ្ស៊កដានី'],
])('%s becomes %s', (typed, correct) => {
  expect(Object.values(khmer.countries).flat()).toContain(typed);
  expect(correctName(typed)).toBe(correct);
});

test('no corrected name has a two-part vowel or a zero-width space', () => {
  for (const name of Object.values(khmer.countries).flat())
    expect(correctName(name)).not.toMatch(/\u17bb[\u17b7-\u17ba]|\u200b/);
});
