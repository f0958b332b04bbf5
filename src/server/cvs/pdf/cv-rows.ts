/** Lays a CV out as rows of text and splits them into pages (product 7.42). All lengths are points. */
import { type CvOutline, type OutlineEntry, type OutlineFact, type TextRun } from '#contract/cv-outline.ts';
import { breakLines, type Fragment, type StyledRun } from './break-lines.ts';

export const page = { width: 595.28, height: 841.89, margin: 44 } as const;
const contentWidth = page.width - 2 * page.margin;
export const contentHeight = page.height - 2 * page.margin;

export type TextStyle = {
  readonly size: number;
  readonly isBold: boolean;
  readonly colour: 'ink' | 'soft' | 'plum';
};
const style = (size: number, isBold: boolean, colour: TextStyle['colour']): TextStyle => ({
  size,
  isBold,
  colour,
});
const styles = {
  name: style(22, true, 'plum'),
  headline: style(12, true, 'ink'),
  label: style(8, false, 'soft'),
  heading: style(12.5, true, 'plum'),
  title: style(10, true, 'ink'),
  time: style(9, false, 'soft'),
  text: style(9.5, false, 'ink'),
  bold: style(9.5, true, 'ink'),
};

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
/** Subscripts and vowels make Khmer lines taller. */
const lineHeight = (text: string): number => (khmer.test(text) ? 1.6 : 1.32);
const gap = 18;
const columnWidth = (contentWidth - gap) / 2;
/** Has room for "10.". */
const listIndent = 19;
/** A short entry stays on one page. */
const wholeHeight = contentHeight / 3;

function toRow(fragments: readonly Fragment<TextStyle>[], left: number): Row {
  const size = Math.max(...fragments.map((fragment) => fragment.style.size));
  const height = size * Math.max(...fragments.map(({ text }) => lineHeight(text)));
  return {
    fragments: fragments.map((fragment) => ({ ...fragment, x: fragment.x + left })),
    height,
    baseline: height / 2 + size * 0.32,
    spaceAbove: 0,
  };
}

const withSpace = ([first, ...rest]: readonly Row[], spaceAbove: number): Row[] =>
  first ? [{ ...first, spaceAbove }, ...rest] : [];

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

export function layOutRows(outline: CvOutline, measure: Measure): readonly Row[] {
  const rowsOf = (
    runs: readonly StyledRun<TextStyle>[],
    left: number = page.margin,
    width = contentWidth + page.margin - left,
  ): Row[] => breakLines(runs, width, measure).map((line) => toRow(line, left));
  const plain = (text: string, textStyle: TextStyle, left?: number, width?: number) =>
    rowsOf([{ text, style: textStyle }], left, width);
  const styled = (runs: readonly TextRun[]): StyledRun<TextStyle>[] =>
    runs.map(({ isBold, ...run }) => ({ ...run, style: isBold ? styles.bold : styles.text }));

  const factRows = ({ label, runs }: OutlineFact, left: number): Row[] => [
    ...(label === undefined ? [] : plain(label, styles.label, left, columnWidth)),
    ...rowsOf(styled(runs), left, columnWidth),
  ];
  /** Two in a row. */
  const factsRows = (facts: readonly OutlineFact[], spaceAbove: number): Row[] =>
    facts.flatMap((fact, at) => {
      if (at % 2 === 1) return [];
      const next = facts[at + 1];
      const right = next ? factRows(next, page.margin + columnWidth + gap) : [];
      return together(withSpace(sideBySide(factRows(fact, page.margin), right), at === 0 ? 4 : spaceAbove));
    });

  /** The title and, beside it if there is room, the time. */
  const titleRows = ({ title, time }: OutlineEntry): Row[] => {
    const timeWidth = time === '' ? 0 : measure(time, styles.time) + gap;
    const titled = plain(title, styles.title, page.margin, contentWidth - Math.min(timeWidth, columnWidth));
    const [first, ...rest] = titled;
    if (!first || timeWidth > columnWidth) return [...titled, ...plain(time, styles.time)];
    const right = plain(time, styles.time, page.margin + contentWidth - timeWidth + gap, timeWidth);
    return [...sideBySide([first], right), ...rest];
  };
  const entryRows = (entry: OutlineEntry, at: number): Row[] => {
    const head = [...titleRows(entry), ...rowsOf(styled(entry.line))];
    const text = entry.paragraphs.flatMap(({ runs, marker, level }) => {
      const left = page.margin + level * listIndent;
      const [first, ...rest] = rowsOf(styled(runs), left);
      if (!first) return [];
      const bullet =
        marker === undefined ? [] : plain(marker, styles.text, left - listIndent, listIndent * 2);
      return withSpace([...sideBySide(bullet, [first]), ...rest], 2);
    });
    const rows = withSpace([...head, ...text], at === 0 ? 4 : 8);
    return heightOf(rows) <= wholeHeight ? together(rows) : keepEnds(rows, head.length + 1);
  };

  return [
    ...together(plain(outline.name, styles.name)),
    ...withSpace(plain(outline.headline, styles.headline), 2),
    ...withSpace(factsRows(outline.facts, 4), 12),
    ...outline.parts.flatMap(({ title, facts, entries }) => [
      ...withSpace(plain(title, styles.heading), 16).map((row) => ({
        ...row,
        isHeading: true,
        keepsWithNext: true,
      })),
      ...factsRows(facts, 3),
      ...entries.flatMap(entryRows),
    ]),
  ];
}

const together = (rows: readonly Row[]): Row[] =>
  rows.map((row, at) => (at === rows.length - 1 ? row : { ...row, keepsWithNext: true }));

/** Keeps the first `count` rows with the next, and the last two together. */
const keepEnds = (rows: readonly Row[], count: number): Row[] =>
  rows.map((row, at) => (at < count || at === rows.length - 2 ? { ...row, keepsWithNext: true } : row));

/** Starts a new page where the next rows that belong together do not fit. */
export function splitIntoPages(rows: readonly Row[]): readonly (readonly Row[])[] {
  /** From each row to the end of those that it belongs to. */
  const needed: number[] = [];
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const { spaceAbove = 0, height = 0, keepsWithNext = false } = rows[at] ?? {};
    needed[at] = spaceAbove + height + (keepsWithNext ? (needed[at + 1] ?? 0) : 0);
  }
  const pages: Row[][] = [];
  let used = Infinity;
  for (const [at, row] of rows.entries()) {
    const own = row.spaceAbove + row.height;
    const whole = needed[at] ?? own;
    // Rows that belong together but fill more than a page are split anywhere.
    if (used + (whole > contentHeight ? own : whole) > contentHeight) {
      pages.push([]);
      used = -row.spaceAbove;
    }
    pages.at(-1)?.push(row);
    used += own;
  }
  return pages;
}
