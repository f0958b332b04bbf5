import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test('two Latin words give their first letters, one word gives one', () => {
  expect(initialsOf('Chan Dara')).toBe('CD');
  expect(initialsOf('dara')).toBe('D');
  expect(initialsOf('  Srey  Pov Kanha ')).toBe('SK');
});

test('a combining accent stays with its letter', () => {
  expect(initialsOf('e\u0301va')).toBe('E\u0301');
});

test('a Khmer name gives the first consonant of its last word, without vowels or subscripts', () => {
  expect(initialsOf('ចាន់ ដារ៉ា')).toBe('ដ');
  expect(initialsOf('ស្រី ក្រឹស្នា')).toBe('ក');
});

test('no name gives no letter', () => {
  expect(initialsOf('')).toBe('');
});
