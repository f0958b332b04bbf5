import { expect, it } from 'vitest';
import { phoneLink, phoneText } from './phone-text.ts';

it.each([
  ['12345678', '012 345 678'],
  ['971234567', '097 123 4567'],
  ['', ''],
])('shows %j as %j', (national, shown) => expect(phoneText(national)).toBe(shown));

it('dials with the country code and without the 0', () =>
  expect(phoneLink('12345678')).toBe('tel:+85512345678'));
