/** Which words of a job are searched. */
import { expect, test } from 'vitest';
import { plainText } from '#contract/plain-text.ts';
import { searchedText } from './job-text.ts';

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

test('every searched field is in the text, and the first industry in both spellings', () => {
  const text = searchedText({
    name: 'Teller',
    required_skills: 'Counting',
    tags: ['Cash', 'Gold'],
    industry: 'Banking & Finance',
    category: 'Manager',
    description: '<p>Vault</p>',
    province: 'KH-17',
    district: 'Svay Dangkum',
  });
  for (const part of [
    'Teller',
    'Counting',
    'Cash',
    'Gold',
    'Banking & Finance',
    'Banking And Finance',
    'Manager',
    'Vault',
    'Siem Reap',
    'សៀមរាប',
    'Svay Dangkum',
  ])
    expect(text).toContain(part);
});
