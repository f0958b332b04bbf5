// @vitest-environment jsdom
/** Which language a device gets. */
import { beforeEach, expect, test } from 'vitest';
import {
  languageOfTag,
  otherLanguage,
  preferredLanguage,
  storedLanguage,
  storeLanguage,
} from './languages.ts';

beforeEach(() => localStorage.clear());

test('a browser that prefers Khmer gets Khmer on the first visit', () => {
  expect(preferredLanguage(['km-KH', 'en'])).toBe('kh');
  expect(preferredLanguage(['fr', 'km'])).toBe('kh');
});

test('a browser that prefers English, or neither, gets English', () => {
  expect(preferredLanguage(['en-GB', 'km'])).toBe('eng');
  expect(preferredLanguage(['fr', 'th'])).toBe('eng');
  expect(preferredLanguage([])).toBe('eng');
  expect(preferredLanguage(['kmr'])).toBe('eng');
});

test('a choice is stored as eng or kh under lang and wins over the browser', () => {
  storeLanguage('kh');
  expect(localStorage.getItem('lang')).toBe('kh');
  expect(storedLanguage()).toBe('kh');
});

test('a stored value that is no language is ignored', () => {
  localStorage.setItem('lang', 'fr');
  expect(storedLanguage()).toBe('eng');
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
  expect(storedLanguage()).toBe('kh');
  history.replaceState(null, '', '/jobs?lang=fr');
  expect(storedLanguage()).toBe('eng');
  history.replaceState(null, '', '/');
});
