/** Which ranges of a text are highlighted for a keyword. */
import { expect, test } from 'vitest';
import { findHighlights, typedPatterns } from './highlight.ts';

const highlighted = (text: string, keyword: string) =>
  findHighlights(text, typedPatterns(keyword)).map(({ from, to }) => text.slice(from, to));

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
])('%s for %s', (text, keyword, expected) => expect(highlighted(text, keyword)).toEqual(expected));
