/** Cambodian phone numbers in any notation have the same wire value. */
import { expect, test } from 'vitest';
import { nationalNumber } from './phone.ts';

test.each([
  '12345678',
  '012345678',
  '012 345 678',
  '+855 12 345 678',
  '855-12-345-678',
  '0085512345678',
  '០១២ ៣៤៥ ៦៧៨',
  '(012) 345678',
])('%s is 12345678', (typed) => expect(nationalNumber(typed)).toBe('12345678'));

test('nine-digit numbers are valid', () => expect(nationalNumber('096 234 5678')).toBe('962345678'));

test.each(['', 'abc', '123', '0000000000', '99999999999999', '+1 202 555 0100'])(
  '%j is no Cambodian mobile number',
  (typed) => expect(nationalNumber(typed)).toBeUndefined(),
);
