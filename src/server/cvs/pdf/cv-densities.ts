/** The sizes and spaces a CV can be set in, so that a long one takes few pages (product 7.42). All lengths are points. */

export const page = { width: 595.28, height: 841.89, margin: 44 } as const;

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

export type Density = {
  /** Longer texts do not fit in `pagesWanted` pages: they are not even tried, which would take too much time. */
  readonly charactersAtMost: number;
  readonly margin: number;
  readonly columns: number;
  /** Between columns, and between texts side by side. */
  readonly gap: number;
  readonly styles: Readonly<
    Record<'name' | 'headline' | 'label' | 'heading' | 'title' | 'time' | 'text' | 'bold', TextStyle>
  >;
  /** Multiples of the font size. Subscripts and vowels make Khmer lines taller. */
  readonly lineHeight: { readonly latin: number; readonly khmer: number };
  /** Khmer in small sizes is set larger, because its letters have finer details. */
  readonly khmerScale: number;
  /** A multiple of the normal spaces between paragraphs, entries and sections. */
  readonly spacing: number;
  /** Short facts, and the line above an entry's text, are set as one paragraph. */
  readonly isRunOn: boolean;
  /** Entries up to this height stay in one column. */
  readonly wholeHeight: number;
};

const normal: Density = {
  charactersAtMost: 32_000,
  margin: page.margin,
  columns: 1,
  gap: 18,
  styles: {
    name: style(22, true, 'plum'),
    headline: style(12, true, 'ink'),
    label: style(8, false, 'soft'),
    heading: style(12.5, true, 'plum'),
    title: style(10, true, 'ink'),
    time: style(9, false, 'soft'),
    text: style(9.5, false, 'ink'),
    bold: style(9.5, true, 'ink'),
  },
  lineHeight: { latin: 1.32, khmer: 1.6 },
  khmerScale: 1,
  spacing: 1,
  isRunOn: false,
  wholeHeight: (page.height - 2 * page.margin) / 3,
};

/** Two columns, so that the lines of small letters are not too long to read. */
const twoColumns = (
  size: number,
  more: Pick<Density, 'charactersAtMost' | 'margin' | 'lineHeight' | 'khmerScale' | 'spacing'>,
) => ({
  ...more,
  columns: 2,
  gap: 12,
  styles: {
    name: style(size * 2, true, 'plum'),
    headline: style(size * 1.2, true, 'ink'),
    label: style(size, false, 'soft'),
    heading: style(size * 1.2, true, 'plum'),
    title: style(size, true, 'ink'),
    time: style(size, false, 'soft'),
    text: style(size, false, 'ink'),
    bold: style(size, true, 'ink'),
  },
  isRunOn: true,
  wholeHeight: 10 * size,
});

/** A CV takes the first in which it has at most `pagesWanted` pages, else the last, the smallest legible in print. */
export const densities: readonly [Density, ...Density[]] = [
  normal,
  twoColumns(8.5, {
    charactersAtMost: 48_000,
    margin: 36,
    lineHeight: { latin: 1.22, khmer: 1.5 },
    khmerScale: 1,
    spacing: 0.75,
  }),
  twoColumns(7, {
    charactersAtMost: Infinity,
    margin: 26,
    lineHeight: { latin: 1.1, khmer: 1.42 },
    khmerScale: 7.5 / 7,
    spacing: 0.5,
  }),
];
export const pagesWanted = 5;

export const columnWidthOf = ({ margin, columns, gap }: Density): number =>
  (page.width - 2 * margin - (columns - 1) * gap) / columns;
