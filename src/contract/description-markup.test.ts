/** The plain text of descriptions, and whether they have any. */
import { expect, test } from 'vitest';
import { hasWords, plainText } from './description-markup.ts';

test('tags and character references are resolved', () => {
  expect(
    plainText('<p>Ja<strong>va</strong></p><p>C&#43;&#x2b; &amp; R&amp;D&nbsp;&unknown;</p>').trim(),
  ).toBe('Java  C++ & R&D &unknown;');
  expect(plainText('<ul><li>one</li><li>two</li></ul>').split(/\s+/).join(' ').trim()).toBe('one two');
  expect(plainText('&#9999999;')).toBe(' ');
});

test.each(['<', '<a', '</p', '&#'])('markup of nothing but %s takes no excessive time', (start) => {
  const startedAt = Date.now();
  plainText(start.repeat(30_000));
  expect(Date.now() - startedAt).toBeLessThan(2_000);
});

test('empty markup, spaces and invisible characters are no words', () => {
  for (const markup of [
    '',
    '  ',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp;</p><p> \u200b</p>',
    '<ul><li></li></ul>',
  ])
    expect(hasWords(markup), markup).toBe(false);
});

test('text that only looks like markup has words', () => {
  for (const text of ['<3 years>', '1 < 2 > 0']) expect(hasWords(text)).toBe(true);
});

test('thousands of bare brackets take no excessive time', () => {
  // Searching for the end of a tag from each of them would take a minute.
  for (const start of ['', '<p>']) expect(hasWords(`${start}${'<'.repeat(300_000)}`)).toBe(true);
}, 10_000);

test('words are found in any script and markup', () => {
  for (const markup of ['Cook', '<p>ចុងភៅ</p>', '<p>1 < 2</p>']) expect(hasWords(markup), markup).toBe(true);
});
