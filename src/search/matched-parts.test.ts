/** What is marked of a text. */
import { expect, test } from 'vitest';
import { makeDictionary } from './dictionary.ts';
import { forgiving } from './forgiving.ts';
import { partsOf } from './keyword.ts';
import { formsFound } from './matched-forms.ts';
import { matchedParts, meantBy, typedIn } from './matched-parts.ts';

const dictionary = makeDictionary([
  { id: 'driver', en: ['driver'], km: ['អ្នកបើកឡាន'] },
  { id: 'taxi', en: ['taxi driver', 'cabbie'], km: ['អ្នកបើកតាក់ស៊ី'], broader: ['driver'] },
  { id: 'bookkeeping', en: ['bookkeeping'], km: ['កាន់បញ្ជី'] },
]);

const marked = (text: string, keyword: string, forms: readonly string[] = []) =>
  matchedParts(text, [...typedIn(keyword), ...meantBy(forms)]).map(({ from, to }) => text.slice(from, to));
const formsOf = (keyword: string) =>
  formsFound(forgiving(partsOf(keyword, dictionary), [], dictionary), dictionary);

test.each([
  ['Senior Driver wanted', 'driver', ['Driver']],
  ['Drivers and a driver', 'drivers', ['Drivers', 'driver']],
  ['អ្នកគណនេយ្យ', 'គណនេយ្យ', ['គណនេយ្យ']],
  ['Café and accounts', 'cafe acc', ['Café', 'accounts']],
  ['Sales Manager', 'sales manager', ['Sales Manager']],
  ['Jobs for a cook in town', 'job for a cook', ['cook']],
  ['ត្រូវការអ្នកបើក\u200bឡាន', 'អ្នកបើកឡាន', ['អ្នកបើក\u200bឡាន']],
  ['C++ and C', 'c++', ['C++']],
  ['Nothing here', 'driver', []],
  ['Nothing here', '!?', []],
])('of %s for %s, by its words', (text, keyword, expected) =>
  expect(marked(text, keyword)).toEqual(expected),
);

test.each([
  ['Senior Driver wanted', 'អ្នកបើកឡាន', ['Driver']],
  ['ត្រូវការអ្នកបើក\u200bឡាន', 'driver', ['អ្នកបើក\u200bឡាន']],
  ['A cabbie', 'driver', ['cabbie']],
  ['A driver', 'cabbie', []],
  ['Bookkeeping', 'bokkeeping', ['Bookkeeping']],
])('of %s for %s, by what it means', (text, keyword, expected) =>
  expect(marked(text, keyword, formsOf(keyword))).toEqual(expected),
);

test('what is typed is not told again', () => {
  expect(formsOf('driver')).not.toContain('driver');
  expect(formsOf('driver')).not.toContain('taxi driver');
  expect(formsOf('qqqq')).toEqual([]);
});
