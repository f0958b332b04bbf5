/** Breaks a text into lines of a width, between words in either script; knows no font. */

const words = new Intl.Segmenter('km', { granularity: 'word' });
const letters = new Intl.Segmenter('km', { granularity: 'grapheme' });
const partsOf = (segmenter: Intl.Segmenter, text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

type Measure = (text: string) => number;

/** Signs that may not begin a line stay with the word before them. */
const clings = (part: string) => /^[\p{P}\p{M}]+$/u.test(part) && !/^[([{«“‘]/u.test(part);

/** Words with what clings to them; a word wider than a line falls into letters. */
function pieces(text: string, width: number, measure: Measure): string[] {
  const joined: string[] = [];
  for (const part of partsOf(words, text)) {
    if (joined.length > 0 && clings(part)) joined.push((joined.pop() ?? '') + part);
    else joined.push(part);
  }
  return joined.flatMap((part) => (measure(part) > width ? partsOf(letters, part) : [part]));
}

function cut(line: string, width: number, measure: Measure): string {
  const kept = partsOf(letters, line);
  while (kept.length > 0 && measure(`${kept.join('').trimEnd()}…`) > width) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

/** Widths are in the unit of `measure`; what does not fit into `most` lines ends in "…". */
export function wrapText(text: string, width: number, measure: Measure, most: number): string[] {
  const lines = [''];
  for (const piece of pieces(text.replace(/\s+/g, ' ').trim(), width, measure)) {
    const line = lines.at(-1) ?? '';
    if (measure((line + piece).trimEnd()) <= width || line === '') lines[lines.length - 1] = line + piece;
    else if (piece.trim() !== '') lines.push(piece);
  }
  const whole = lines.map((line) => line.trim());
  if (whole.length <= most) return whole;
  const last = whole.slice(most - 1).join(' ');
  return [...whole.slice(0, most - 1), cut(last, width, measure)];
}
