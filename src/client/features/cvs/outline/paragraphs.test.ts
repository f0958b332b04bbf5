import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

const drawn = (markup: string) =>
  paragraphsOf(markup).map(({ runs, marker = '', level }) =>
    `${'  '.repeat(level)}${marker} ${runs.map(({ text }) => text).join('')}`.trimEnd(),
  );

test.each([
  [
    '<p>What I can do:</p><ul><li>Keep the <b>books</b></li><li>Drive a van</li></ul><ol><li>First</li><li>Second</li></ol><p>Thank you.</p>',
    [' What I can do:', '  • Keep the books', '  • Drive a van', '  1. First', '  2. Second', ' Thank you.'],
  ],
  [
    '<ol><li>One<ul><li>Half</li></ul></li><li>Two<br>more</li></ol><ol><li>One</li></ol>',
    ['  1. One', '    • Half', '  2. Two', '   more', '  1. One'],
  ],
  [
    '<ol><li>One</li><li class="ql-indent-1">a</li><li class="ql-indent-1">b</li><li>Two</li></ol>',
    ['  1. One', '    1. a', '    2. b', '  2. Two'],
  ],
  ['<p>5 &lt; 6 &amp; 7</p><p><br></p>', [' 5 < 6 & 7']],
  ['I bake\nbread', [' I bake', ' bread']],
])('%s', (markup, lines) => expect(drawn(markup)).toEqual(lines));

test('bold text and links are runs of their own, without spaces at the ends of a paragraph', () => {
  const markup = '<h2> Skills </h2><p>See <a href="https://a.example/?b=1&amp;c=2">my <b>work</b></a> .</p>';
  const href = 'https://a.example/?b=1&c=2';
  expect(paragraphsOf(markup).map(({ runs }) => runs)).toEqual([
    [{ text: 'Skills', isBold: true }],
    [{ text: 'See ' }, { text: 'my ', href }, { text: 'work', isBold: true, href }, { text: ' .' }],
  ]);
});
