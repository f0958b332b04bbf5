/** Each letter is one unit wide here. */
import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const measure = (text: string) => text.length;

test('lines break between words', () =>
  expect(wrapText('Senior  Bread Baker', 12, measure, 3)).toEqual(['Senior Bread', 'Baker']));

test('Khmer, which has no spaces, breaks between words without losing any', () => {
  const name = 'អ្នកគ្រប់គ្រងភោជនីយដ្ឋាន';
  const lines = wrapText(name, 14, measure, 9);
  expect(lines).toEqual(['អ្នកគ្រប់គ្រង', 'ភោជនីយដ្ឋាន']);
});

test('a word wider than a line breaks inside', () =>
  expect(wrapText('abcdefgh', 3, measure, 9)).toEqual(['abc', 'def', 'gh']));

test('punctuation does not begin a line', () =>
  expect(wrapText('one two, three', 7, measure, 9)).toEqual(['one', 'two,', 'three']));

test('text that does not fit ends in an ellipsis', () =>
  expect(wrapText('one two three four', 5, measure, 2)).toEqual(['one', 'two…']));
