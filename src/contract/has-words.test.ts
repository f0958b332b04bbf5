import { expect, it } from 'vitest';
import { hasWords } from './description-markup.ts';

it('empty markup, spaces and invisible signs say nothing', () => {
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

it('signs that only look like markup say something', () => {
  for (const text of ['<3 years>', '1 < 2 > 0']) expect(hasWords(text)).toBe(true);
});

it('thousands of bare brackets are read in no time', () => {
  // Looking for the end of a tag from each of them would take a minute.
  for (const start of ['', '<p>']) expect(hasWords(`${start}${'<'.repeat(300_000)}`)).toBe(true);
}, 10_000);

it('words say something, in any script and markup', () => {
  for (const markup of ['Cook', '<p>ចុងភៅ</p>', '<p>1 < 2</p>']) expect(hasWords(markup), markup).toBe(true);
});
