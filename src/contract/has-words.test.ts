import { expect, it } from 'vitest';
import { hasWords } from './has-words.ts';

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

it('words say something, in any script and markup', () => {
  for (const markup of ['Cook', '<p>ចុងភៅ</p>', '<p>1 < 2</p>']) expect(hasWords(markup), markup).toBe(true);
});
