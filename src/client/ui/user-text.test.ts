import { expect, test } from 'vitest';
import { langOf } from './user-text.tsx';

test('a text with any Khmer letter is Khmer', () => {
  expect(langOf('Barista at ការងារ')).toBe('km');
  expect(langOf('៛')).toBe('km');
});

test('other texts have the language of the page', () => {
  expect(langOf('Web developer, 500$')).toBeUndefined();
  expect(langOf('')).toBeUndefined();
});
