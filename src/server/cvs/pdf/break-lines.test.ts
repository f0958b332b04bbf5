import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Every letter is one wide, and bold ones two. */
const measure = (text: string, style: 'plain' | 'bold'): number =>
  [...text].length * (style === 'bold' ? 2 : 1);
const lines = (text: string, width: number) =>
  breakLines([{ text, style: 'plain' as const }], width, measure).map((line) =>
    line.map((fragment) => fragment.text).join(''),
  );

test.each([
  ['one two  three ', 7, ['one two', 'three']],
  ['well-known facts', 10, ['well-known', 'facts']],
  ['dara.chan@example.com', 12, ['dara.chan@', 'example.com']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  // Khmer has no spaces: lines end after words, never before a mark or punctuation.
  ['ខ្ញុំធ្វើការនៅភ្នំពេញ។', 16, ['ខ្ញុំធ្វើការនៅ', 'ភ្នំពេញ។']],
  ['ធ្វើ\u200bការ', 4, ['ធ្វើ', 'ការ']],
  [' \u200b ', 4, []],
])('%s in %i', (text, width, expected) => expect(lines(text, width)).toEqual(expected));

test('runs of one style are one fragment, each starts where the one before ends, and links stay on their words', () => {
  const runs = [
    { text: 'See my ', style: 'plain' as const },
    { text: 'page', style: 'bold' as const, href: 'https://a.example' },
    { text: ', please', style: 'plain' as const },
  ];
  expect(breakLines(runs, 20, measure)).toEqual([
    [
      { text: 'See my ', style: 'plain', x: 0, width: 7 },
      { text: 'page', style: 'bold', href: 'https://a.example', x: 7, width: 8 },
      { text: ',', style: 'plain', x: 15, width: 1 },
    ],
    [{ text: 'please', style: 'plain', x: 0, width: 6 }],
  ]);
});

test('no line is wider than its width, whatever the text', () => {
  const text = `${'ក្ដី'.repeat(50)} ${'x'.repeat(300)} a b c ${'។'.repeat(40)} ${'😀'.repeat(40)}`;
  for (const line of lines(text, 9)) expect([...line].length).toBeLessThanOrEqual(9);
  expect(lines(text, 9).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

test.each(['-', 'a', 'ក', 'a.b@'])(
  '60,000 characters of %s without a space take no more than a second or so',
  (letter) => {
    const text = letter.repeat(60_000 / letter.length);
    expect(lines(text, 80).join('')).toBe(text);
  },
);
