/** What is marked of a text. */
import { expect, test } from 'vitest';
import { makeDictionary } from './dictionary.ts';
import { matchedParts } from './matched-parts.ts';

const dictionary = makeDictionary([{ id: 'driver', en: ['driver'], km: ['អ្នកបើកឡាន'] }]);

test.each([
  ['Senior Driver wanted', 'អ្នកបើកឡាន', ['Driver']],
  ['ត្រូវការអ្នកបើក\u200bឡាន', 'driver', ['អ្នកបើក\u200bឡាន']],
  ['អ្នកគណនេយ្យ', 'គណនេយ្យ', ['គណនេយ្យ']],
  ['Café and accounts', 'cafe acc', ['Café', 'accounts']],
  ['Nothing here', 'driver', []],
])('of %s for %s', (text, keyword, expected) =>
  expect(matchedParts(text, keyword, dictionary).map(({ from, to }) => text.slice(from, to))).toEqual(
    expected,
  ),
);
