import { expect, it } from 'vitest';
import { linesOf } from './text-lines.ts';

/** Measures in grapheme clusters. */
const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' });
const measure = (text: string): number => [...graphemes.segment(text)].length;

it.each([
  ['To get back in', 20, ['To get back in']],
  ['To get back in', 9, ['To get', 'back in']],
  ['', 9, []],
  ['an-extraordinarily-long-name', 12, ['an-extraordi', 'narily-long-', 'name']],
  // Zero-width spaces are not drawn.
  ['ភ្លេច\u200bពាក្យ\u200bសម្ងាត់?', 6, ['ភ្លេចពាក្យ', 'សម្ងាត់?']],
  // Typed Khmer breaks between words.
  ['ជាងដេររោងចក្រ', 7, ['ជាងដេរ', 'រោងចក្រ']],
  // Letters stay with their subscripts.
  ['ស្រីនាង', 1, ['ស្រី', 'នា', 'ង']],
])('%j in lines of %i is %j', (text, width, lines) => {
  expect(linesOf(text, width, measure)).toEqual(lines);
});
