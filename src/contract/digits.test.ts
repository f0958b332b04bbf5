import { expect, test } from 'vitest';
import { latinDigits } from './digits.ts';

test.each([
  ['០១២៣៤៥៦៧៨៩', '0123456789'],
  ['８００', '800'],
  ['𝟓𝟘', '50'],
  ['๒๐ ໙', '20 9'],
  ['៥ នាក់ $2½', '5 នាក់ $2½'],
])('%s is %s', (typed, latin) => expect(latinDigits(typed)).toBe(latin));
