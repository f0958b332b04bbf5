import { expect, it } from 'vitest';
import { freePhoneLink, phoneLink, phoneText } from './phone-text.ts';

it.each([
  ['12345678', '012 345 678'],
  ['971234567', '097 123 4567'],
  ['', ''],
])('shows %j as %j', (national, shown) => expect(phoneText(national)).toBe(shown));

it('dials with the country code and without the 0', () =>
  expect(phoneLink('12345678')).toBe('tel:+85512345678'));

it.each([
  ['+66 (2) 123-4567', 'tel:+6621234567'],
  ['០១២ ៣៤៥ ៦៧៨', 'tel:012345678'],
  ['by e-mail only', undefined],
])('of free text, %j dials %j', (typed, link) => expect(freePhoneLink(typed)).toBe(link));
