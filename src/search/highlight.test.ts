/** Which ranges of a text are highlighted for a keyword. */
import { expect, test } from 'vitest';
import { buildDictionary } from './dictionary.ts';
import { findHighlights, synonymForms, synonymPatterns, typedPatterns } from './highlight.ts';
import { parseKeyword } from './parse-keyword.ts';
import { withCorrections } from './spelling.ts';

const dictionary = buildDictionary([
  { id: 'driver', en: ['driver'], km: ['អ្នកបើកឡាន'] },
  { id: 'taxi', en: ['taxi driver', 'cabbie'], km: ['អ្នកបើកតាក់ស៊ី'], broader: ['driver'] },
  { id: 'bookkeeping', en: ['bookkeeping'], km: ['កាន់បញ្ជី'] },
]);

const highlighted = (text: string, keyword: string, forms: readonly string[] = []) =>
  findHighlights(text, [...typedPatterns(keyword), ...synonymPatterns(forms)]).map(({ from, to }) =>
    text.slice(from, to),
  );
const formsOf = (keyword: string) =>
  synonymForms(withCorrections(parseKeyword(keyword, dictionary), [], dictionary), dictionary);

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
])('%s for %s, by its words', (text, keyword, expected) =>
  expect(highlighted(text, keyword)).toEqual(expected),
);

test.each([
  ['Senior Driver wanted', 'អ្នកបើកឡាន', ['Driver']],
  ['ត្រូវការអ្នកបើក\u200bឡាន', 'driver', ['អ្នកបើក\u200bឡាន']],
  ['A cabbie', 'driver', ['cabbie']],
  ['A driver', 'cabbie', []],
  ['Bookkeeping', 'bokkeeping', ['Bookkeeping']],
])('%s for %s, by synonyms', (text, keyword, expected) =>
  expect(highlighted(text, keyword, formsOf(keyword))).toEqual(expected),
);

test('synonyms leave out what was typed', () => {
  expect(formsOf('driver')).not.toContain('driver');
  expect(formsOf('driver')).not.toContain('taxi driver');
  expect(formsOf('qqqq')).toEqual([]);
});
