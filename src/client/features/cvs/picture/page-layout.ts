/** Breaks a CV into lines and pages. All lengths are multiples of the text size. */
import { linesOf } from '#client/ui/text-lines.ts';
import { type CvOutline, type OutlineEntry } from './cv-outline.ts';

type TextStyle = {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly colour: 'ink' | 'soft' | 'plum';
  readonly isHeading?: true;
};

const styles = {
  name: { size: 1.75, weight: 600, colour: 'plum', isHeading: true },
  wanted: { size: 1.1, weight: 600, colour: 'ink' },
  fact: { size: 1, weight: 400, colour: 'soft' },
  part: { size: 1.25, weight: 600, colour: 'plum', isHeading: true },
  title: { size: 1, weight: 600, colour: 'ink' },
  line: { size: 1, weight: 400, colour: 'ink' },
  time: { size: 0.9, weight: 400, colour: 'soft' },
  text: { size: 1, weight: 400, colour: 'ink' },
} as const satisfies Record<string, TextStyle>;

export type LayoutLine = {
  readonly text: string;
  readonly style: TextStyle;
  /** Space above the line. */
  readonly spaceAbove: number;
  /** Starts an entry and has a bullet. */
  readonly hasBullet?: boolean;
  /** Before the first line of a list item, left of the text. */
  readonly marker?: string | undefined;
  /** Space left of the text. */
  readonly inset: number;
  /** Must be on the same page as the next line. */
  readonly keepsWithNext: boolean;
};

/** Khmer needs tall lines. */
export const lineHeight = 1.65;
export const indent = 1.2;
/** Has room for "10.". */
export const listIndent = 1.6;

type Measure = (text: string, style: TextStyle) => number;

export function layOutLines(outline: CvOutline, width: number, measure: Measure): readonly LayoutLine[] {
  const linesFor = (
    text: string,
    style: TextStyle,
    {
      spaceAbove = 0,
      inset = 0,
      hasBullet = false,
      keepsWithNext = false,
      marker = undefined as string | undefined,
    } = {},
  ): LayoutLine[] =>
    text
      .split('\n')
      .flatMap((paragraph) => linesOf(paragraph, width - inset, (part) => measure(part, style)))
      .map((line, at) => ({
        text: line,
        style,
        inset,
        marker: at === 0 ? marker : undefined,
        keepsWithNext,
        spaceAbove: at === 0 ? spaceAbove : 0,
        hasBullet: hasBullet && at === 0,
      }));
  const entry = (
    { title, line = '', time = '', text = '', paragraphs = [] }: OutlineEntry,
    at: number,
  ): LayoutLine[] => {
    const spaceAbove = at === 0 ? 0.3 : 0.5;
    const hasTitle = title !== '';
    return [
      ...linesFor(title, styles.title, {
        spaceAbove,
        inset: indent,
        hasBullet: true,
        keepsWithNext: line + time + text !== '',
      }),
      ...linesFor(line, styles.line, { inset: indent }),
      ...linesFor(time, styles.time, { inset: indent }),
      ...linesFor(text, styles.text, {
        inset: hasTitle ? indent : 0,
        spaceAbove: hasTitle ? 0 : spaceAbove,
      }),
      ...paragraphs.flatMap(({ text: paragraph, marker, level }, index) =>
        linesFor(paragraph, styles.text, {
          inset: level * listIndent,
          marker,
          spaceAbove: index === 0 ? spaceAbove : 0,
        }),
      ),
    ];
  };
  return [
    ...linesFor(outline.name, styles.name, { keepsWithNext: true }),
    ...linesFor(outline.wanted, styles.wanted, { spaceAbove: 0.1 }),
    ...outline.facts.flatMap((fact, at) => linesFor(fact, styles.fact, { spaceAbove: at === 0 ? 0.5 : 0 })),
    ...outline.parts.flatMap(({ title, entries }) => [
      ...linesFor(title, styles.part, { spaceAbove: 1.1, keepsWithNext: true }),
      ...entries.flatMap(entry),
    ]),
  ];
}

/** Splits lines into pages, keeping lines with `keepsWithNext` together where possible. */
export function splitIntoPages(
  lines: readonly LayoutLine[],
  height: number,
): readonly (readonly LayoutLine[])[] {
  const pages: LayoutLine[][] = [[]];
  let used = 0;
  const spaceOf = ({ spaceAbove, style }: LayoutLine) => spaceAbove + style.size * lineHeight;
  lines.forEach((line, at) => {
    let needed = 0;
    for (let next = at; next < lines.length; next += 1) {
      const following = lines[next];
      if (!following) break;
      needed += spaceOf(following);
      if (!following.keepsWithNext) break;
    }
    if (used > 0 && used + needed > height) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(line);
    used += spaceOf(line);
  });
  return pages;
}

export const heightOf = (lines: readonly LayoutLine[]): number =>
  lines.reduce((sum, { spaceAbove, style }) => sum + spaceAbove + style.size * lineHeight, 0);
