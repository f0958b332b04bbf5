/** The order of first and family name. */
import { expect, test } from 'vitest';
import { personName } from './names.ts';

const latin = { first_name: 'Chanthy', last_name: 'Mao' };
const khmer = { first_name: 'ចន្ធី', last_name: 'ម៉ៅ' };

test('a name in Khmer letters starts with the family name in both languages', () => {
  expect(personName(khmer, 'kh')).toBe('ម៉ៅ ចន្ធី');
  expect(personName(khmer, 'eng')).toBe('ម៉ៅ ចន្ធី');
});

test('the order of a name in Latin letters depends on the language of the app', () => {
  expect(personName(latin, 'kh')).toBe('Mao Chanthy');
  expect(personName(latin, 'eng')).toBe('Chanthy Mao');
});
