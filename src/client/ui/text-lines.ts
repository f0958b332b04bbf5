/** Breaks a text into lines for a picture, which knows no lines. Khmer breaks where the catalogue allows it (product 11.5). */

/** Where a line may end: after a space, and at the zero-width spaces of Khmer, which are not drawn. */
const parts = /[^\s\u200b]+\s*|\s+/gu;

/** Firefox does not below 125. */
const canSegment = 'Segmenter' in Intl;
let words: Intl.Segmenter | undefined;
let letters: Intl.Segmenter | undefined;

const khmer = /\p{Script=Khmer}/u;

/** Khmer as people type it has no spaces between its words: the browser's dictionary knows them. */
function wordsOf(text: string): string[] {
  if (!khmer.test(text) || !canSegment) return [text];
  words ??= new Intl.Segmenter('km', { granularity: 'word' });
  return [...words.segment(text)].map(({ segment }) => segment);
}

/** Letters as people see them: a Khmer one keeps what stands around it. */
function lettersOf(word: string): string[] {
  if (!canSegment) return word.match(/\P{M}\p{M}*/gu) ?? [word];
  letters ??= new Intl.Segmenter('km', { granularity: 'grapheme' });
  return [...letters.segment(word)].map(({ segment }) => segment);
}

/** The lines of a text none of which is wider than `width`, as `measure` has it. */
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
      // A word that is wider than a line.
      for (const letter of fits(word) ? [word] : lettersOf(word)) {
        if (!fits(letter)) end();
        line += letter;
      }
    }
  }
  end();
  return lines;
}
