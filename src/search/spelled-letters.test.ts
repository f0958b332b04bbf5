/** Abbreviations that are spelled by the names of their letters. */
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { abbreviationOf } from './spelled-letters.ts';

test.each([
  ['អិនជីអូ', 'ngo'],
  ['អ៊ីនជីអ៊ូ', 'ngo'],
  ['អាយធី', 'it'],
  ['អេចអា', 'hr'],
  ['គ្យូស៊ី', 'qc'],
  ['ខេថីវ៉ី', 'ktv'],
  ['អែសឃ្យូអែល', 'sql'],
  ['អ៊ីអ័រភី', 'erp'],
])('%s is %s', (spelled, abbreviation) => expect(abbreviationOf(normalise(spelled))).toBe(abbreviation));

test.each(['អេ', 'អាយុ', 'ធីតា', 'អូឌីត', 'ជីវិត', 'hr', 'អាយធី support'])('%s is none', (text) =>
  expect(abbreviationOf(normalise(text))).toBeUndefined(),
);
