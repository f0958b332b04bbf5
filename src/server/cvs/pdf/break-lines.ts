/** Breaks styled text into lines: between words, in Khmer too, and inside words that are wider than a line. */

/** A run of text in one style. `Style` is compared by identity. */
export type StyledRun<Style> = { readonly text: string; readonly style: Style; readonly href?: string };
export type Fragment<Style> = StyledRun<Style> & {
  /** From the start of the line. */
  readonly x: number;
  readonly width: number;
};
type Measure<Style> = (text: string, style: Style) => number;

const words = new Intl.Segmenter('km', { granularity: 'word' });
const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' });
const partsOf = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Splits at spaces, at the zero-width spaces of Khmer, which are not drawn, and long texts, which would take too long. */
const tokens = /[^\s\u200b]{1,500}|\s+|\u200b+/gu;
const longToken = 500;
const khmer = /\p{Script=Khmer}/u;
/** Long addresses break after these. */
const pieceEnd = /(?<=[@./_-])/u;
/** Punctuation and marks that must not begin a line. */
const joinsPrevious = /^(?![([{«“‘])[\p{P}\p{M}]+$/u;

/** The units of a token that a line may end after. */
function unitsOf(token: string): string[] {
  const units: string[] = [];
  for (const word of partsOf(words, token)) {
    if (units.length > 0 && joinsPrevious.test(word)) units.push((units.pop() ?? '') + word);
    else units.push(...word.split(pieceEnd));
  }
  return units;
}

const divided = <Style>(unit: readonly StyledRun<Style>[], divide: (text: string) => string[]) =>
  unit.flatMap((run) => divide(run.text).map((text) => [{ ...run, text }]));

/** The lines of a paragraph; none if it has no visible text. */
export function breakLines<Style>(
  runs: readonly StyledRun<Style>[],
  width: number,
  measure: Measure<Style>,
): readonly (readonly Fragment<Style>[])[] {
  const lines: Fragment<Style>[][] = [];
  let line: (Fragment<Style> & { text: string; width: number })[] = [];
  let lineWidth = 0;
  /** A space that is drawn only if more follows on the line. */
  let space: StyledRun<Style> | undefined;

  const end = (): void => {
    if (line.length > 0) lines.push(line);
    line = [];
    lineWidth = 0;
    space = undefined;
  };
  const add = (run: StyledRun<Style>): void => {
    const previous = line.at(-1);
    const added = measure(run.text, run.style);
    if (previous?.style === run.style && previous.href === run.href) {
      previous.text += run.text;
      previous.width += added;
    } else line.push({ ...run, x: lineWidth, width: added });
    lineWidth += added;
  };
  const widthOf = (unit: readonly StyledRun<Style>[]): number =>
    unit.reduce((sum, { text, style }) => sum + measure(text, style), 0);
  /** Adds a unit, which may have several runs, letter by letter if it is wider than a line. */
  const place = (unit: readonly StyledRun<Style>[], isLetter = false): void => {
    const needed = widthOf(unit);
    if (needed > width && !isLetter) {
      for (const letter of divided(unit, (text) => partsOf(graphemes, text))) place(letter, true);
      return;
    }
    const spaceWidth = space ? measure(space.text, space.style) : 0;
    if (line.length > 0 && lineWidth + spaceWidth + needed > width) end();
    if (space && line.length > 0) add(space);
    space = undefined;
    for (const run of unit) add(run);
  };

  let unit: StyledRun<Style>[] = [];
  /** Text without spaces: whole if it fits, at its words if it is Khmer or too long. */
  const placeToken = (): void => {
    if (unit.length === 0) return;
    if (!unit.some(({ text }) => khmer.test(text)) && widthOf(unit) <= width) place(unit);
    else for (const word of divided(unit, unitsOf)) place(word);
    unit = [];
  };
  for (const run of runs)
    for (const [token] of run.text.matchAll(tokens)) {
      if (token.startsWith('\u200b')) placeToken();
      else if (token.trim() === '') {
        placeToken();
        space ??= { ...run, text: ' ' };
      } else {
        if (token.length === longToken) placeToken();
        unit.push({ ...run, text: token });
      }
    }
  placeToken();
  end();
  return lines;
}
