/** Breaking a CV into lines and pages. */
import { expect, test } from 'vitest';
import { heightOf, layOutLines, listIndent, splitIntoPages } from './page-layout.ts';

/** Every letter is half as wide as the text size. */
const measure = (text: string): number => text.length / 2;
const entry = (title: string) => ({
  title,
  line: 'Company',
  time: '2021',
  text: 'One two three four five six',
});
const outline = {
  name: 'Chan Sreymom',
  wanted: 'Cook',
  facts: ['012 345 678'],
  parts: [{ title: 'Work', entries: Array.from({ length: 12 }, (_, at) => entry(`Job ${at}`)) }],
};
const lines = layOutLines(outline, 10, measure);

test('no line is wider than the page, and each entry has one bullet', () => {
  for (const { text, inset } of lines) expect(measure(text) + inset).toBeLessThanOrEqual(10);
  expect(lines.filter(({ hasBullet }) => hasBullet).map(({ text }) => text)).toEqual(
    outline.parts[0]?.entries.map(({ title }) => title),
  );
});

test('the lines of a list item are inset, and the first has its bullet or number', () => {
  const paragraphs = [
    { text: 'I can:', level: 0 },
    { text: 'Keep all the books', marker: '10.', level: 1 },
  ];
  const about = { ...outline, parts: [{ title: 'Description', entries: [{ title: '', paragraphs }] }] };
  expect(
    layOutLines(about, 8, measure)
      .slice(-3)
      .map(({ text, marker, inset }) => [text, marker, inset]),
  ).toEqual([
    ['I can:', undefined, 0],
    ['Keep all the', '10.', listIndent],
    ['books', undefined, listIndent],
  ]);
});

test('every line is on one page, no page overflows, and none ends with a heading', () => {
  const pages = splitIntoPages(lines, 20);
  expect(pages.flat()).toEqual(lines);
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) {
    expect(heightOf(page)).toBeLessThanOrEqual(20);
    expect(page.at(-1)?.keepsWithNext).toBe(false);
  }
});
