import { expect, test } from 'vitest';
import { formatTypedAmount, parseTypedAmount } from './amount-field.tsx';

test.each([
  ['1,500', '1500'],
  ['១៥០០', '1500'],
  ['$ 180', '180'],
  ['007', '7'],
  ['1.505', '1.50'],
  ['1.5.0', '1.50'],
  ['.5', '0.5'],
  ['12345678901', '123456789'],
  ['abc', ''],
])('the typed amount %s is %s', (typed, plain) => expect(parseTypedAmount(typed)).toBe(plain));

test.each([
  ['', ''],
  ['150', '150'],
  ['1500', '1,500'],
  ['1500000', '1,500,000'],
  ['1500.', '1,500.'],
  ['1500.5', '1,500.5'],
])('the amount %s is shown as %s', (plain, shown) => expect(formatTypedAmount(plain)).toBe(shown));
