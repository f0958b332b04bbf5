// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { mayAsk } from './ask-at-first-visit.ts';

const home = { pathname: '/', search: {} };
const install = (visits: number, isUsed = false): void =>
  localStorage.setItem('install', JSON.stringify({ visits, lastStart: 1, closedAt: 0, isUsed }));

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<input />';
  install(1);
});

test.each([
  [home, true],
  [{ pathname: '/', search: { source: 'app' } }, true],
  [{ pathname: '/jobs', search: {} }, true],
  [{ pathname: '/jobs', search: { keyword: 'cook' } }, false],
  [{ pathname: '/jobDetail/7', search: {} }, false],
  [{ pathname: '/company/1', search: {} }, false],
])('at %o: %s', (place, may) => expect(mayAsk(place)).toBe(may));

test.each(['wishes', 'lang', 'theme', 'user', 'dataSaver', 'searches:guest'])(
  'not where %s is stored',
  (key) => {
    localStorage.setItem(key, '{}');
    expect(mayAsk(home)).toBe(false);
  },
);

test('not at a later visit, nor after a save or an application', () => {
  install(2);
  expect(mayAsk(home)).toBe(false);
  install(1, true);
  expect(mayAsk(home)).toBe(false);
});

test('not where the device stores nothing', () => {
  localStorage.clear();
  expect(mayAsk(home)).toBe(false);
});

test('not while the user types or a dialog is open', () => {
  document.querySelector('input')?.focus();
  expect(mayAsk(home)).toBe(false);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(mayAsk(home)).toBe(false);
});
