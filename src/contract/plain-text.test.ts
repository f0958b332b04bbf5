/** The text of markup, as a person reads it. */
import { expect, test } from 'vitest';
import { plainText } from './description-markup.ts';

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
