// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readPastedStyles } from './pasted-styles.ts';

function read(markup: string): string {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  readPastedStyles(page);
  for (const element of page.querySelectorAll('[style]')) element.removeAttribute('style');
  return page.body.innerHTML.replaceAll(/<\/?span>/g, '');
}

test.each([
  ['<span style="font-weight:bold">a</span> b', '<strong>a</strong> b'],
  ['<p style="FONT-WEIGHT: 700">a <i>b</i></p>', '<p><strong>a </strong><i><strong>b</strong></i></p>'],
  ['<span style="font-style:italic">a</span>', '<em>a</em>'],
  ['<span style="text-decoration:underline solid">a</span>', '<u>a</u>'],
  ['<span style="text-decoration-line:line-through">a</span>', '<s>a</s>'],
  ['<a href="#" style="text-decoration:underline">a</a>', '<a href="#">a</a>'],
  ['<p style="text-align:center">a</p>', '<p class="ql-align-center">a</p>'],
  ['<p style="text-align:start">a</p>', '<p>a</p>'],
  ['<b style="font-weight:normal"><span style="font-weight:400">a</span></b>', 'a'],
  ['<b style="font-weight:normal"><span style="font-weight:700">a</span></b>', '<strong>a</strong>'],
  ['<div style="font-weight:600"><span style="font-weight:400">a</span></div>', '<div>a</div>'],
  ['<strong style="color:red">a</strong>', '<strong>a</strong>'],
])('%s is pasted as %s', (pasted, markup) => expect(read(pasted)).toBe(markup));
