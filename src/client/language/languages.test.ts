// @vitest-environment jsdom
/** The language that the app starts in. */
import { beforeEach, expect, test } from 'vitest';
import { languageOfTag, otherLanguage, initialLanguage, storeLanguage } from './languages.ts';

beforeEach(() => localStorage.clear());

test('a choice is stored as eng or kh under lang and takes precedence over the browser', () => {
  storeLanguage('kh');
  expect(localStorage.getItem('lang')).toBe('kh');
  expect(initialLanguage()).toBe('kh');
});

test('an unknown stored language is ignored', () => {
  localStorage.setItem('lang', 'fr');
  expect(initialLanguage()).toBe('eng');
});

test('each language knows the other one and its tag', () => {
  expect(otherLanguage('eng')).toBe('kh');
  expect(otherLanguage('kh')).toBe('eng');
  expect(languageOfTag('km')).toBe('kh');
  expect(languageOfTag('en')).toBe('eng');
});

test('a language in the URL takes precedence, an unknown one is ignored', () => {
  storeLanguage('eng');
  history.replaceState(null, '', '/jobs?lang=kh');
  expect(initialLanguage()).toBe('kh');
  history.replaceState(null, '', '/jobs?lang=fr');
  expect(initialLanguage()).toBe('eng');
  history.replaceState(null, '', '/');
});
