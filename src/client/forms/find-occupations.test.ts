import { expect, test } from 'vitest';
import { occupationCodes } from '#contract/occupations.ts';
import { occupationNames } from '#occupations/names.ts';
import { findOccupations } from './find-occupations.ts';

test.each(['en', 'km'] as const)('every occupation is the first match of its name in %s', (language) => {
  for (const code of occupationCodes) expect(findOccupations(occupationNames[code][language])[0]).toBe(code);
});

test.each([
  ['sew', 'sewing_operator'],
  ['OPERATOR sewing', 'sewing_operator'],
  ['ដេរ', 'sewing_operator'],
  ['ជាងភ្លើ\u200bង', 'electrician'],
])('%j finds %s first', (typed, code) => expect(findOccupations(typed)[0]).toBe(code));

test('a group’s name finds its occupations', () =>
  expect(findOccupations('household')).toEqual(expect.arrayContaining(['cleaner', 'nanny'])));

test('nothing typed finds nothing, and a pasted text at most a screen', () => {
  expect(findOccupations(' - ')).toEqual([]);
  expect(findOccupations('xyz')).toEqual([]);
  expect(findOccupations('អ្នក').length).toBeLessThanOrEqual(12);
  expect(findOccupations('a '.repeat(100_000)).length).toBeLessThanOrEqual(12);
});
