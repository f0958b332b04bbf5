// @vitest-environment jsdom
/** Which language a device gets. */
import { beforeEach, expect, test } from 'vitest';
import { languageOfTag, otherLanguage, firstLanguage, storeLanguage } from './languages.ts';

beforeEach(() => localStorage.clear());

test('a choice is stored as eng or kh under lang and wins over the browser', () => {
  storeLanguage('kh');
  expect(localStorage.getItem('lang')).toBe('kh');
  expect(firstLanguage()).toBe('kh');
});

test('a stored value that is no language is ignored', () => {
  localStorage.setItem('lang', 'fr');
  expect(firstLanguage()).toBe('eng');
});

test('each language knows the other one and its tag', () => {
  expect(otherLanguage('eng')).toBe('kh');
  expect(otherLanguage('kh')).toBe('eng');
  expect(languageOfTag('km')).toBe('kh');
  expect(languageOfTag('en')).toBe('eng');
});

test('an address that asks for a language wins, one that asks for another is ignored', () => {
  storeLanguage('eng');
  history.replaceState(null, '', '/jobs?lang=kh');
  expect(firstLanguage()).toBe('kh');
  history.replaceState(null, '', '/jobs?lang=fr');
  expect(firstLanguage()).toBe('eng');
  history.replaceState(null, '', '/');
});
