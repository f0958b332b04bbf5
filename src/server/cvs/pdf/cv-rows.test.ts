/** How a CV is laid out and split into pages. */
import { expect, test } from 'vitest';
import { type CvOutline, type OutlineEntry } from '#contract/cv-outline.ts';
import { columnWidthOf, densities, page } from './cv-densities.ts';
import { layOutRows, type Layout, placeOnPages, type PlacedRow, type Row } from './cv-rows.ts';

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
const bottomOf = (rows: readonly PlacedRow[]) => Math.max(...rows.map(({ row, top }) => top + row.height));
/** The rows of each column. */
const columnsOf = (pages: readonly (readonly PlacedRow[])[]) =>
  pages.flatMap((rows) =>
    [...new Set(rows.map(({ left }) => left))].map((left) => rows.filter((row) => row.left === left)),
  );
const rowsOf = ({ head, body }: Layout) => [...head, ...body];

test.each(densities.flatMap((density) => [2, 30, 60, 90, 400, 2_000].map((words) => ({ density, words }))))(
  'at $density.styles.text.size points with entries of $words words every row is placed once, no column overflows or ends with a heading, and short entries stay whole',
  ({ density, words }) => {
    const entries = Array.from({ length: 7 }, (_, at) => entry(`Job ${at}`, words));
    const layout = layOutRows(outline(entries), density, measure);
    const pages = placeOnPages(layout, density);
    expect(pages.flat().map(({ row }) => row)).toEqual(rowsOf(layout));
    const columns = columnsOf(pages);
    for (const column of columns) {
      expect(column.length).toBeGreaterThan(0);
      expect(bottomOf(column)).toBeLessThanOrEqual(page.height - density.margin + 0.01);
      expect(column.at(-1)?.row.isHeading).not.toBe(true);
      expect(column.at(-1)?.row.keepsWithNext).not.toBe(true);
      for (const [at, { row, top }] of column.entries())
        expect(top + row.height).toBeLessThanOrEqual((column[at + 1]?.top ?? Infinity) + 0.01);
    }
    for (const { fragments } of layout.body)
      for (const { x, width } of fragments)
        expect(x + width).toBeLessThanOrEqual(columnWidthOf(density) + 0.01);
    if (words < 100 && density.columns === 1)
      for (const column of columns.slice(1))
        expect(textOf(column[0]?.row as Row)).toMatch(/^(?:Job|Education)/);
  },
);

test.each(densities)('a title that fills more than a page is split', (density) => {
  const pages = placeOnPages(
    layOutRows(outline([entry('title '.repeat(3_000), 1)]), density, measure),
    density,
  );
  expect(pages.length).toBeLessThan(20);
  for (const one of pages) expect(bottomOf(one)).toBeLessThanOrEqual(page.height - density.margin + 0.01);
});

test('short facts have a row for two at the normal size, and are one paragraph in long CVs', () => {
  const facts = ['Phone', 'Email', 'City'].map((label) => ({ label, runs: [{ text: `my ${label}` }] }));
  const textsOf = (nth: number) =>
    rowsOf(layOutRows({ ...outline([]), facts, parts: [] }, densities[nth] ?? densities[0], measure)).map(
      textOf,
    );
  expect(textsOf(0)).toEqual(['Chan Sreymom', 'Cook', 'Phone Email', 'my Phone my Email', 'City', 'my City']);
  expect(textsOf(2)).toHaveLength(3);
  expect(textsOf(2).at(-1)?.replaceAll('  ', ' ')).toBe('Phone my Phone | Email my Email | City my City');
});

test('a card of five facts has no heading', () => {
  const rows = rowsOf(layOutRows({ ...outline([]), parts: [] }, densities[0], measure));
  expect(rows.map(textOf)).toEqual(['Chan Sreymom', 'Cook', 'Phone', '012 345 678']);
});
