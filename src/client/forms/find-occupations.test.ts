import { expect, test } from 'vitest';
import { occupationCodes } from '#contract/occupations.ts';
import { occupationNames } from '#occupations/names.ts';
import { loadOccupationSynonyms } from '#occupations/load-synonyms.ts';
import { findOccupations, occupationIndex } from './find-occupations.ts';

const index = occupationIndex(await loadOccupationSynonyms());

test.each(['en', 'km'] as const)('every occupation is the first match of its name in %s', (language) => {
  for (const each of [index, occupationIndex()])
    for (const code of occupationCodes)
      expect(findOccupations(each, occupationNames[code][language])[0]).toBe(code);
});

test.each([
  ['sew', 'sewing_operator'],
  ['OPERATOR sewing', 'sewing_operator'],
  ['ដេរ', 'sewing_operator'],
  ['seamstress', 'sewing_operator'],
  ['ជាងកាត់ដេរ', 'sewing_operator'],
  ['chang der', 'sewing_operator'],
  ['jang de', 'sewing_operator'],
  ['ជាងភ្លើ\u200bង', 'electrician'],
  ['tuk tuk', 'car_driver'],
])('%j finds %s first', (typed, code) => expect(findOccupations(index, typed)[0]).toBe(code));

test('a group’s name finds its occupations', () =>
  expect(findOccupations(index, 'household')).toEqual(expect.arrayContaining(['cleaner', 'nanny'])));

test('nothing typed finds nothing, and a pasted text at most a screen', () => {
  expect(findOccupations(index, ' - ')).toEqual([]);
  expect(findOccupations(index, 'xyzzy')).toEqual([]);
  expect(findOccupations(index, 'អ្នក').length).toBeLessThanOrEqual(12);
  expect(findOccupations(index, 'a '.repeat(100_000)).length).toBeLessThanOrEqual(12);
});
