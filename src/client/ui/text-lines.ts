/** Breaks a text into lines for a canvas, which doesn't wrap text. Khmer breaks where the catalogue allows it (product 11.5). */

/** Splits after spaces and at the zero-width spaces of Khmer, which are not drawn. */
const parts = /[^\s\u200b]+\s*|\s+/gu;

/** Firefox has no Segmenter before 125. */
const canSegment = 'Segmenter' in Intl;
let words: Intl.Segmenter | undefined;
let graphemes: Intl.Segmenter | undefined;

const khmer = /\p{Script=Khmer}/u;

/** Typed Khmer has no spaces between words, so the browser's dictionary splits them. */
function wordsOf(text: string): string[] {
  if (!khmer.test(text) || !canSegment) return [text];
  words ??= new Intl.Segmenter('km', { granularity: 'word' });
  return [...words.segment(text)].map(({ segment }) => segment);
}

/** Grapheme clusters: a Khmer letter stays with its marks. */
function graphemesOf(word: string): string[] {
  if (!canSegment) return word.match(/\P{M}\p{M}*/gu) ?? [word];
  graphemes ??= new Intl.Segmenter('km', { granularity: 'grapheme' });
  return [...graphemes.segment(word)].map(({ segment }) => segment);
}

/** Returns lines that are no wider than `width`. */
export function linesOf(text: string, width: number, measure: (part: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (more: string): boolean => measure((line + more).trimEnd()) <= width;
  const end = (): void => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
  };
  for (const part of text.match(parts) ?? []) {
    if (!fits(part)) end();
    if (fits(part)) {
      line += part;
      continue;
    }
    for (const word of wordsOf(part)) {
      if (!fits(word)) end();
      // Words wider than a line are split.
      for (const letter of fits(word) ? [word] : graphemesOf(word)) {
        if (!fits(letter)) end();
        line += letter;
      }
    }
  }
  end();
  return lines;
}
