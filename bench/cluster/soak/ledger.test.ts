import { expect, test } from 'vitest';
import { compareRows, compareValues } from './ledger.ts';

test('an acknowledged write must exist once', () => {
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

test('an undone write must be gone, unless the undoing was not acknowledged', () => {
  const asked = new Map([
    ['gone', 'taken back'],
    ['came again', 'taken back'],
    ['under way', 'taking back'],
  ] as const);
  expect(compareRows(asked, ['came again', 'under way']).lost).toEqual(['came again']);
});

test('a refused or unrequested write must not exist', () => {
  expect(compareRows(new Map([['no', 'refused']]), ['no', 'whence']).unasked).toEqual(['no', 'whence']);
});

test('the last acknowledged value must be stored', () => {
  const acknowledged = new Map([
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
  expect(compareValues(acknowledged, rows)).toEqual(['older', 'away']);
});
