/** Province names for searching are those that the screens show, in both languages. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { provinceNames } from './searched-fields.ts';

const catalogue = readFileSync(new URL('../../locales/km/messages.po', import.meta.url), 'utf8');
const names = readFileSync(new URL('../client/language/place-names.ts', import.meta.url), 'utf8');

test.each(Object.entries(provinceNames))('%s', (province, spellings) => {
  const english = new RegExp(`'${province}': msg\`([^\`]+)\``).exec(names)?.[1] ?? '';
  const khmer = new RegExp(`msgid "${english}"\nmsgstr "([^"]+)"`).exec(catalogue)?.[1] ?? '';
  expect([english, khmer]).not.toContain('');
  expect(spellings.startsWith(`${english} `)).toBe(true);
  expect(spellings.endsWith(` ${khmer}`)).toBe(true);
});
