/** Which words of a job are searched. */
import { expect, test } from 'vitest';
import { plainText } from '#contract/plain-text.ts';
import { searchedTexts } from '#search/searched-texts.ts';
import { dictionary } from './dictionary.ts';
import { tokenVector } from './tokens.ts';

test('markup is read as a person reads it', () => {
  expect(
    plainText('<p>Ja<strong>va</strong></p><p>C&#43;&#x2b; &amp; R&amp;D&nbsp;&unknown;</p>').trim(),
  ).toBe('Java  C++ & R&D &unknown;');
  expect(plainText('<ul><li>one</li><li>two</li></ul>').split(/\s+/).join(' ').trim()).toBe('one two');
  expect(plainText('&#9999999;')).toBe(' ');
});

test.each(['<', '<a', '</p', '&#'])('markup of nothing but %s is read in time', (start) => {
  const began = performance.now();
  plainText(start.repeat(30_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('every searched field is in the tokens, by its words or by what it means, and the first industry in both spellings', () => {
  const texts = searchedTexts(
    {
      name: 'Teller',
      required_skills: 'Counting',
      tags: ['Cash', 'Gold'],
      industry: 'Banking & Finance',
      category: 'Manager',
      level: 'Senior',
      job_type: 'Both',
      location: 'Remote',
      province: 'KH-17',
      district: 'Svay Dangkum',
    },
    ['Vault'],
  );
  const vector = tokenVector(texts, dictionary());
  for (const token of [
    'teller',
    'counting',
    'cash',
    'gold',
    'banking',
    'and',
    'manager',
    'vault',
    'siem',
    'dangkum',
  ])
    expect(vector).toContain(`'${token}':`);
  for (const id of ['senior-level', 'full-time', 'part-time', 'work-from-home', 'KH-17'])
    expect(vector).toMatch(new RegExp(`'~${id}':[^ ]*1A`));
  expect(vector).not.toContain("'remote'");
});
