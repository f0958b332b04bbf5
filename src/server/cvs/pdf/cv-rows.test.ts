/** How a CV is laid out and split into pages. */
import { expect, test } from 'vitest';
import { type CvOutline, type OutlineEntry } from '#contract/cv-outline.ts';
import { contentHeight, layOutRows, page, type Row, splitIntoPages } from './cv-rows.ts';

const measure = (text: string, { size }: { size: number }): number => text.length * size * 0.5;
const entry = (title: string, words: number): OutlineEntry => ({
  title,
  line: [{ text: 'Bakery' }],
  time: '2021',
  paragraphs: [{ runs: [{ text: 'bread '.repeat(words) }], level: 0 }],
});
const outline = (entries: readonly OutlineEntry[]): CvOutline => ({
  name: 'Chan Sreymom',
  headline: 'Cook',
  facts: [{ label: 'Phone', runs: [{ text: '012 345 678' }] }],
  parts: ['Work', 'Education'].map((title) => ({ title, facts: [], entries })),
});
const textOf = ({ fragments }: Row) => fragments.map(({ text }) => text).join(' ');
const heightOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { spaceAbove, height }, at) => sum + height + (at === 0 ? 0 : spaceAbove), 0);

test.each([2, 30, 60, 90, 400, 2_000])(
  'with entries of %i words every row is on one page, no page overflows or ends with a heading, and short entries stay whole',
  (words) => {
    const rows = layOutRows(
      outline(Array.from({ length: 7 }, (_, at) => entry(`Job ${at}`, words))),
      measure,
    );
    const pages = splitIntoPages(rows);
    expect(pages.flat()).toEqual(rows);
    for (const one of pages) {
      expect(one.length).toBeGreaterThan(0);
      expect(heightOf(one)).toBeLessThanOrEqual(contentHeight + 0.01);
      expect(one.at(-1)?.isHeading).not.toBe(true);
      expect(one.at(-1)?.keepsWithNext).not.toBe(true);
    }
    for (const { fragments } of rows)
      for (const { x, width } of fragments)
        expect(x + width).toBeLessThanOrEqual(page.width - page.margin + 0.01);
    if (words < 100)
      for (const one of pages.slice(1)) expect(textOf(one[0] as Row)).toMatch(/^(?:Job|Education)/);
  },
);

test('a title that fills more than a page is split', () => {
  const pages = splitIntoPages(layOutRows(outline([entry('title '.repeat(3_000), 1)]), measure));
  expect(pages.length).toBeLessThan(20);
  for (const one of pages) expect(heightOf(one)).toBeLessThanOrEqual(contentHeight + 0.01);
});

test('a card of five facts has no heading', () => {
  const rows = layOutRows({ ...outline([]), parts: [] }, measure);
  expect(rows.map(textOf)).toEqual(['Chan Sreymom', 'Cook', 'Phone', '012 345 678']);
});
