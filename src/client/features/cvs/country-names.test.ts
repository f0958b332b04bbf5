/** Khmer names of countries as they are written. */
import khmer from 'i18n-iso-countries/langs/km.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { repairedName } from './country-names.ts';

test.each([
  ['អុីតាលី', 'អ៊ីតាលី'],
  ['ហ្វុីជី', 'ហ្វ៊ីជី'],
  ['មុិកស៊ិក', 'ម៉ិកស៊ិក'],
  ['ហ៊្សកដានី', 'ហ្ស៊កដានី'],
])('%s is %s', (typed, written) => {
  expect(Object.values(khmer.countries).flat()).toContain(typed);
  expect(repairedName(typed)).toBe(written);
});

test('no name of the list keeps a vowel in two parts or a stray space', () => {
  for (const name of Object.values(khmer.countries).flat())
    expect(repairedName(name)).not.toMatch(/\u17bb[\u17b7-\u17ba]|\u200b/);
});
