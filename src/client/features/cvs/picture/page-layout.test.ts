/** How a CV is set into lines and pages. */
import { expect, test } from 'vitest';
import { heightOf, indent, linesOfSheet, pagesOf } from './page-layout.ts';

/** As if each letter were as wide as half the text's size. */
const measure = (text: string): number => text.length / 2;
const entry = (title: string) => ({
  title,
  line: 'Company',
  time: '2021',
  text: 'One two three four five six',
});
const sheet = {
  name: 'Chan Sreymom',
  wanted: 'Cook',
  facts: ['012 345 678'],
  parts: [{ title: 'Work', entries: Array.from({ length: 12 }, (_, at) => entry(`Job ${at}`)) }],
};
const lines = linesOfSheet(sheet, 10, measure);

test('no line is wider than the page, and each entry begins with one mark', () => {
  for (const { text, indented } of lines)
    expect(measure(text) + (indented ? indent : 0)).toBeLessThanOrEqual(10);
  expect(lines.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(
    sheet.parts[0]?.entries.map(({ title }) => title),
  );
});

test('every line is on one page, which is full at most, and no heading ends one', () => {
  const pages = pagesOf(lines, 20);
  expect(pages.flat()).toEqual(lines);
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) {
    expect(heightOf(page)).toBeLessThanOrEqual(20);
    expect(page.at(-1)?.keep).toBe(false);
  }
});
