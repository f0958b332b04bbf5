/** What is written without `Intl` is what `Intl` writes. */
import { expect, test } from 'vitest';
import { grouped } from './plain-formats.ts';

const counts = [...Array(1_000).keys(), -1, -2, 21, 101, 1_000, 12_345, 1_000_000];

test('large numbers are grouped as in English', () => {
  const format = new Intl.NumberFormat('en');
  expect(counts.map(grouped)).toEqual(counts.map((count) => format.format(count)));
});
