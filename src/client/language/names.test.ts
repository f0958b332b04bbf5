/** In which order a name is shown. */
import { expect, test } from 'vitest';
import { personName } from './names.ts';

const latin = { first_name: 'Chanthy', last_name: 'Mao' };
const khmer = { first_name: 'ចន្ធី', last_name: 'ម៉ៅ' };

test('a name in Khmer letters begins with the family in either language', () => {
  expect(personName(khmer, 'kh')).toBe('ម៉ៅ ចន្ធី');
  expect(personName(khmer, 'eng')).toBe('ម៉ៅ ចន្ធី');
});

test('a name in Latin letters follows the language of the app', () => {
  expect(personName(latin, 'kh')).toBe('Mao Chanthy');
  expect(personName(latin, 'eng')).toBe('Chanthy Mao');
});
