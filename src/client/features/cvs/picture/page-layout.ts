/** Sets a CV into lines of a width. Measures with what it is given, and draws nothing. */
import { linesOf } from '#client/ui/text-lines.ts';
import { type CvEntry, type CvSheet } from './cv-outline.ts';

/** What a line looks like; sizes count in the text's size. */
type Look = {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly colour: 'ink' | 'soft' | 'plum';
  readonly head?: true;
};

const looks = {
  name: { size: 1.75, weight: 600, colour: 'plum', head: true },
  wanted: { size: 1.1, weight: 600, colour: 'ink' },
  fact: { size: 1, weight: 400, colour: 'soft' },
  part: { size: 1.25, weight: 600, colour: 'plum', head: true },
  title: { size: 1, weight: 600, colour: 'ink' },
  line: { size: 1, weight: 400, colour: 'ink' },
  time: { size: 0.9, weight: 400, colour: 'soft' },
  text: { size: 1, weight: 400, colour: 'ink' },
} as const satisfies Record<string, Look>;

export type SheetLine = {
  readonly text: string;
  readonly look: Look;
  /** Room above it, in text sizes. */
  readonly before: number;
  /** Begins an entry, and stands after its mark. */
  readonly mark?: boolean;
  /** Stands beside the marks. */
  readonly indented: boolean;
  /** Is not left at the end of a page. */
  readonly keep: boolean;
};

/** Khmer letters stand high and deep. */
export const lineHeight = 1.65;
export const indent = 1.2;

type Measure = (text: string, look: Look) => number;

/** `width` and what `measure` gives count in the text's size. */
export function linesOfSheet(sheet: CvSheet, width: number, measure: Measure): readonly SheetLine[] {
  const set = (
    text: string,
    look: Look,
    { before = 0, indented = false, mark = false, keep = false } = {},
  ): SheetLine[] =>
    text
      .split('\n')
      .flatMap((paragraph) =>
        linesOf(paragraph, indented ? width - indent : width, (part) => measure(part, look)),
      )
      .map((line, at) => ({
        text: line,
        look,
        indented,
        keep,
        before: at === 0 ? before : 0,
        mark: mark && at === 0,
      }));
  const entry = ({ title, line = '', time = '', text = '' }: CvEntry, at: number): SheetLine[] => {
    const before = at === 0 ? 0.3 : 0.5;
    const isMarked = title !== '';
    return [
      ...set(title, looks.title, { before, indented: true, mark: true, keep: line + time + text !== '' }),
      ...set(line, looks.line, { indented: true }),
      ...set(time, looks.time, { indented: true }),
      ...set(text, looks.text, { indented: isMarked, before: isMarked ? 0 : before }),
    ];
  };
  return [
    ...set(sheet.name, looks.name, { keep: true }),
    ...set(sheet.wanted, looks.wanted, { before: 0.1 }),
    ...sheet.facts.flatMap((fact, at) => set(fact, looks.fact, { before: at === 0 ? 0.5 : 0 })),
    ...sheet.parts.flatMap(({ title, entries }) => [
      ...set(title, looks.part, { before: 1.1, keep: true }),
      ...entries.flatMap(entry),
    ]),
  ];
}

/** Parts the lines into pages of a height, also in text sizes; what belongs together stays so where it can. */
export function pagesOf(lines: readonly SheetLine[], height: number): readonly (readonly SheetLine[])[] {
  const pages: SheetLine[][] = [[]];
  let used = 0;
  const room = ({ before, look }: SheetLine) => before + look.size * lineHeight;
  lines.forEach((line, at) => {
    let needed = 0;
    for (let next = at; next < lines.length; next += 1) {
      const following = lines[next];
      if (!following) break;
      needed += room(following);
      if (!following.keep) break;
    }
    if (used > 0 && used + needed > height) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(line);
    used += room(line);
  });
  return pages;
}

/** How high the lines stand together, in text sizes. */
export const heightOf = (lines: readonly SheetLine[]): number =>
  lines.reduce((sum, { before, look }) => sum + before + look.size * lineHeight, 0);
