/** Formats without `Intl`. */
import { expect, test } from 'vitest';
import { groupThousands } from './plain-formats.ts';

const counts = [...Array(1_000).keys(), -1, -2, 21, 101, 1_000, 12_345, 1_000_000];

test('numbers are grouped as by `Intl`', () => {
  const format = new Intl.NumberFormat('en');
  expect(counts.map(groupThousands)).toEqual(counts.map((count) => format.format(count)));
});
