/** Lays a CV out as rows of text and splits them into pages (product 7.42). All lengths are points. */
import { type CvOutline, type OutlineEntry, type OutlineFact, type TextRun } from '#contract/cv-outline.ts';
import { breakLines, type Fragment, type StyledRun } from './break-lines.ts';
import { columnWidthOf, type Density, page, type TextStyle } from './cv-densities.ts';

export type Row = {
  readonly fragments: readonly Fragment<TextStyle>[];
  readonly height: number;
  /** From the top of the row. */
  readonly baseline: number;
  /** Not at the top of a page. */
  readonly spaceAbove: number;
  /** Must be on the page of the next row. */
  readonly keepsWithNext?: boolean;
  /** A line below a section's heading. */
  readonly isHeading?: boolean;
};
export type Measure = (text: string, style: TextStyle) => number;

const khmer = /\p{Script=Khmer}/u;
/** Has room for "10." at the normal size. */
const listIndent = 19;

const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { spaceAbove, height }) => sum + spaceAbove + height, 0);

/** Rows of equal index side by side. */
function sideBySide(left: readonly Row[], right: readonly Row[]): Row[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const both = [left[at], right[at]].filter((row) => row !== undefined);
    return {
      fragments: both.flatMap(({ fragments }) => fragments),
      height: Math.max(...both.map(({ height }) => height)),
      baseline: Math.max(...both.map(({ baseline }) => baseline)),
      spaceAbove: 0,
    };
  });
}

export type Layout = {
  /** Name, headline and facts, as wide as the page. */
  readonly head: readonly Row[];
  /** As wide as a column. */
  readonly body: readonly Row[];
};

export function layOutRows(outline: CvOutline, density: Density, measure: Measure): Layout {
  const { styles, lineHeight, khmerScale, spacing, isRunOn, gap } = density;
  const pageWidth = page.width - 2 * density.margin;
  const columnWidth = columnWidthOf(density);
  const khmerStyles = new Map(
    Object.values(styles).map((style) => [style, { ...style, size: style.size * khmerScale }]),
  );

  const toRow = (fragments: readonly Fragment<TextStyle>[], left: number): Row => {
    const size = Math.max(...fragments.map((fragment) => fragment.style.size));
    const lines = fragments.map(({ text }) => (khmer.test(text) ? lineHeight.khmer : lineHeight.latin));
    const height = size * Math.max(...lines);
    return {
      fragments: fragments.map((fragment) => ({ ...fragment, x: fragment.x + left })),
      height,
      baseline: height / 2 + size * 0.32,
      spaceAbove: 0,
    };
  };
  const rowsOf = (runs: readonly StyledRun<TextStyle>[], left = 0, width = columnWidth - left): Row[] => {
    const isLarger = khmerScale !== 1 && runs.some(({ text }) => khmer.test(text));
    const sized = isLarger
      ? runs.map((run) => ({ ...run, style: khmerStyles.get(run.style) ?? run.style }))
      : runs;
    return breakLines(sized, width, measure).map((line) => toRow(line, left));
  };
  const plain = (text: string, style: TextStyle, left?: number, width?: number) =>
    rowsOf([{ text, style }], left, width);
  const styled = (runs: readonly TextRun[]): StyledRun<TextStyle>[] =>
    runs.map(({ isBold, ...run }) => ({ ...run, style: isBold ? styles.bold : styles.text }));
  const withSpace = ([first, ...rest]: readonly Row[], spaceAbove: number): Row[] =>
    first ? [{ ...first, spaceAbove: spaceAbove * spacing }, ...rest] : [];

  /** As one paragraph. */
  const runOn = (
    parts: readonly (readonly StyledRun<TextStyle>[])[],
    separator: string,
    width?: number,
  ): Row[] =>
    rowsOf(
      parts
        .filter((runs) => runs.some(({ text }) => text !== ''))
        .flatMap((runs, at) => (at === 0 ? runs : [{ text: separator, style: styles.label }, ...runs])),
      0,
      width,
    );

  const halfWidth = (pageWidth - gap) / 2;
  const factRows = ({ label, runs }: OutlineFact, left: number): Row[] => [
    ...(label === undefined ? [] : plain(label, styles.label, left, halfWidth)),
    ...rowsOf(styled(runs), left, halfWidth),
  ];
  /** Two in a row, or all as one paragraph. */
  const factsRows = (facts: readonly OutlineFact[], spaceAbove: number, width: number): Row[] => {
    if (isRunOn) {
      const texts = facts.map(({ label, runs }) => [
        ...(label === undefined ? [] : [{ text: `${label} `, style: styles.label }]),
        ...styled(runs),
      ]);
      return withSpace(runOn(texts, ' | ', width), 4);
    }
    return facts.flatMap((fact, at) => {
      if (at % 2 === 1) return [];
      const next = facts[at + 1];
      const right = next ? factRows(next, halfWidth + gap) : [];
      return together(withSpace(sideBySide(factRows(fact, 0), right), at === 0 ? 4 : spaceAbove));
    });
  };

  /** The title and, beside it if there is room, the time. */
  const titleRows = ({ title, time }: OutlineEntry): Row[] => {
    const timeWidth = time === '' ? 0 : measure(time, styles.time) + gap;
    const titled = plain(title, styles.title, 0, columnWidth - Math.min(timeWidth, halfWidth));
    const [first, ...rest] = titled;
    if (!first || timeWidth > halfWidth) return [...titled, ...plain(time, styles.time)];
    const right = plain(time, styles.time, columnWidth - timeWidth + gap, timeWidth);
    return [...sideBySide([first], right), ...rest];
  };
  const headRows = (entry: OutlineEntry): Row[] => {
    const { title, line, time } = entry;
    if (!isRunOn) return [...titleRows(entry), ...rowsOf(styled(line))];
    return runOn(
      [[{ text: title, style: styles.title }], styled(line), [{ text: time, style: styles.time }]],
      ' · ',
    );
  };
  const entryRows = (entry: OutlineEntry, at: number): Row[] => {
    const head = headRows(entry);
    const text = entry.paragraphs.flatMap(({ runs, marker, level }) => {
      const left = level * listIndent;
      const [first, ...rest] = rowsOf(styled(runs), left);
      if (!first) return [];
      const bullet =
        marker === undefined ? [] : plain(marker, styles.text, left - listIndent, listIndent * 2);
      return withSpace([...sideBySide(bullet, [first]), ...rest], 2);
    });
    const rows = withSpace([...head, ...text], at === 0 ? 4 : 8);
    return heightOf(rows) <= density.wholeHeight ? together(rows) : keepEnds(rows, head.length + 1);
  };

  return {
    head: [
      ...together(plain(outline.name, styles.name, 0, pageWidth)),
      ...withSpace(plain(outline.headline, styles.headline, 0, pageWidth), 2),
      ...withSpace(factsRows(outline.facts, 4, pageWidth), 12),
    ],
    body: outline.parts.flatMap(({ title, facts, entries }) => [
      ...withSpace(plain(title, styles.heading), 16).map((row) => ({
        ...row,
        isHeading: true,
        keepsWithNext: true,
      })),
      ...factsRows(facts, 3, columnWidth),
      ...entries.flatMap(entryRows),
    ]),
  };
}

const together = (rows: readonly Row[]): Row[] =>
  rows.map((row, at) => (at === rows.length - 1 ? row : { ...row, keepsWithNext: true }));

/** Keeps the first `count` rows with the next, and the last two together. */
const keepEnds = (rows: readonly Row[], count: number): Row[] =>
  rows.map((row, at) => (at < count || at === rows.length - 2 ? { ...row, keepsWithNext: true } : row));

export type PlacedRow = { readonly row: Row; readonly left: number; readonly top: number };

/** Starts a new column or page where the next rows that belong together do not fit. */
export function placeOnPages({ head, body }: Layout, density: Density): readonly (readonly PlacedRow[])[] {
  const { margin, columns, gap } = density;
  const bottom = page.height - margin;
  /** From each row to the end of those that it belongs to. */
  const needed: number[] = [];
  for (let at = body.length - 1; at >= 0; at -= 1) {
    const { spaceAbove = 0, height = 0, keepsWithNext = false } = body[at] ?? {};
    needed[at] = spaceAbove + height + (keepsWithNext ? (needed[at + 1] ?? 0) : 0);
  }
  const pages: PlacedRow[][] = [[]];
  let y: number = margin;
  const place = (row: Row, column: number): void => {
    pages.at(-1)?.push({ row, left: margin + column * (columnWidthOf(density) + gap), top: y });
    y += row.height;
  };
  for (const row of head) {
    y += row.spaceAbove;
    place(row, 0);
  }
  /** Of the columns on this page. */
  let top = y + (body[0]?.spaceAbove ?? 0);
  let column = 0;
  for (const [at, row] of body.entries()) {
    const own = row.spaceAbove + row.height;
    const whole = needed[at] ?? own;
    // Rows that belong together but fill more than a page are split anywhere.
    if (y + (whole > bottom - margin ? own : whole) > bottom) {
      column += 1;
      if (column === columns) {
        pages.push([]);
        column = 0;
        top = margin;
      }
      y = top;
    } else y += row.spaceAbove;
    place(row, column);
  }
  return pages;
}
