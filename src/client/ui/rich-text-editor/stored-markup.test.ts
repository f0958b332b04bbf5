import { describe, expect, it } from 'vitest';
import { storedMarkup } from './stored-markup.ts';

describe('the stored markup', () => {
  it('has plain spaces, so that lines can break', () => {
    expect(storedMarkup('<p>Five&nbsp;years\u00a0of&nbsp;work</p>')).toBe('<p>Five years of work</p>');
  });

  it('keeps empty lines', () => {
    expect(storedMarkup('<p>a</p><p></p><p class="ql-align-center"></p><p>b</p>')).toBe(
      '<p>a</p><p><br></p><p class="ql-align-center"><br></p><p>b</p>',
    );
  });

  it('has no attributes of the editor', () => {
    expect(storedMarkup('<ul><li data-list="bullet">a</li></ul><pre data-language="plain">b</pre>')).toBe(
      '<ul><li>a</li></ul><pre>b</pre>',
    );
  });

  it.each(['', '<p></p>', '<p>&nbsp;</p>', '<p>\u200b</p><p></p>', '<ul><li></li></ul>'])(
    'is empty for %j',
    (semantic) => expect(storedMarkup(semantic)).toBe(''),
  );
});
