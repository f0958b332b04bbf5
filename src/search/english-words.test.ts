/** English words that were written together are told apart, and what is no row of words is left alone. */
import { expect, test } from 'vitest';
import { makeEnglishWords } from './english-words.ts';

const { apart, has } = makeEnglishWords([
  'sales manager',
  'car',
  'mason',
  'salesman',
  'software engineer',
  'Siem Reap',
]);

test.each([
  ['salesmanager', 'sales manager'],
  ['softwaremanagers', 'software managers'],
  ['softwareengineersiemreap', 'software engineer siem reap'],
])('%s is %s', (typed, words) => expect(apart(typed)).toBe(words));

test.each([
  'manager',
  'carmas',
  'salesmanagement',
  'asdfghjk',
  'carcarcarcarcar',
  'sales1manager',
  'ឡានmanager',
])('%s stays as it is', (typed) => expect(apart(typed)).toBeUndefined());

test('plurals are words, too', () =>
  expect(['engineer', 'cars', 'siem', 'sal'].map(has)).toEqual([true, true, true, false]));
