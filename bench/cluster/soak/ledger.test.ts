import { expect, test } from 'vitest';
import { compareRows, compareValues } from './ledger.ts';

test('what was acknowledged must be there once', () => {
  const asked = new Map([
    ['there', 'acknowledged'],
    ['away', 'acknowledged'],
    ['double', 'acknowledged'],
    ['unknown and there', 'asked'],
    ['unknown and away', 'asked'],
  ] as const);
  expect(compareRows(asked, ['there', 'double', 'double', 'unknown and there'])).toEqual({
    lost: ['away'],
    twice: ['double'],
    unasked: [],
  });
});

test('what was taken back must be gone, unless nobody was told', () => {
  const asked = new Map([
    ['gone', 'taken back'],
    ['came again', 'taken back'],
    ['under way', 'taking back'],
  ] as const);
  expect(compareRows(asked, ['came again', 'under way']).lost).toEqual(['came again']);
});

test('what was refused, or nobody asked for, must not be there', () => {
  expect(compareRows(new Map([['no', 'refused']]), ['no', 'whence']).unasked).toEqual(['no', 'whence']);
});

test('the value that was acknowledged last must be stored', () => {
  const told = new Map([
    ['same', '1'],
    ['older', '2'],
    ['unknown', undefined],
    ['away', '3'],
  ]);
  const rows = new Map([
    ['same', '1'],
    ['older', '1'],
    ['unknown', '9'],
  ]);
  expect(compareValues(told, rows)).toEqual(['older', 'away']);
});
