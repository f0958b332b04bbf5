/** English words that were written together, and abbreviations that are spelled in Khmer. */
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { abbreviationOf, createEnglishWords } from './spelling-variants.ts';

const { split, has } = createEnglishWords([
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
])('%s is split into %s', (typed, words) => expect(split(typed)).toBe(words));

test.each([
  'manager',
  'carmas',
  'salesmanagement',
  'asdfghjk',
  'carcarcarcarcar',
  'sales1manager',
  'ឡានmanager',
])('%s is not split', (typed) => expect(split(typed)).toBeUndefined());

test('plurals are known words, too', () =>
  expect(['engineer', 'cars', 'siem', 'sal'].map(has)).toEqual([true, true, true, false]));

test.each([
  ['អិនជីអូ', 'ngo'],
  ['អ៊ីនជីអ៊ូ', 'ngo'],
  ['អាយធី', 'it'],
  ['អេចអា', 'hr'],
  ['គ្យូស៊ី', 'qc'],
  ['ខេថីវ៉ី', 'ktv'],
  ['អែសឃ្យូអែល', 'sql'],
  ['អ៊ីអ័រភី', 'erp'],
])('%s is the abbreviation %s', (spelled, abbreviation) =>
  expect(abbreviationOf(normalise(spelled))).toBe(abbreviation),
);

test.each(['អេ', 'អាយុ', 'ធីតា', 'អូឌីត', 'ជីវិត', 'hr', 'អាយធី support'])('%s is no abbreviation', (text) =>
  expect(abbreviationOf(normalise(text))).toBeUndefined(),
);
