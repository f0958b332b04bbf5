/** Breaks a text into lines for a picture, which knows no lines. Khmer breaks where the catalogue allows it (product 11.5). */

/** Where a line may end: after a space, and at the zero-width spaces of Khmer, which are not drawn. */
const parts = /[^\s\u200b]+\s*|\s+/gu;

let letters: Intl.Segmenter | undefined;

/** Letters as people see them: a Khmer one keeps what stands around it. */
function lettersOf(word: string): string[] {
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
    // A word that is wider than a line.
    for (const letter of lettersOf(part)) {
      if (!fits(letter)) end();
      line += letter;
    }
  }
  end();
  return lines;
}
