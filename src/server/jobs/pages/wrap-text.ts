/** Wraps English and Khmer text into lines of a given width. */

const words = new Intl.Segmenter('km', { granularity: 'word' });
const letters = new Intl.Segmenter('km', { granularity: 'grapheme' });
const partsOf = (segmenter: Intl.Segmenter, text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

type Measure = (text: string) => number;

/** Punctuation and marks that must not begin a line. */
const joinsPrevious = (part: string) => /^[\p{P}\p{M}]+$/u.test(part) && !/^[([{«“‘]/u.test(part);

/** Words with their punctuation. A word wider than a line is split into letters. */
function pieces(text: string, width: number, measure: Measure): string[] {
  const joined: string[] = [];
  for (const part of partsOf(words, text)) {
    if (joined.length > 0 && joinsPrevious(part)) joined.push((joined.pop() ?? '') + part);
    else joined.push(part);
  }
  return joined.flatMap((part) => (measure(part) > width ? partsOf(letters, part) : [part]));
}

function cut(line: string, width: number, measure: Measure): string {
  const rest = partsOf(letters, line);
  while (rest.length > 0 && measure(`${rest.join('').trimEnd()}…`) > width) rest.pop();
  return `${rest.join('').trimEnd()}…`;
}

/** Widths are in the unit of `measure`. Text that does not fit into `maxLines` ends in "…". */
export function wrapText(text: string, width: number, measure: Measure, maxLines: number): string[] {
  const lines = [''];
  for (const piece of pieces(text.replace(/\s+/g, ' ').trim(), width, measure)) {
    const line = lines.at(-1) ?? '';
    if (measure((line + piece).trimEnd()) <= width || line === '') lines[lines.length - 1] = line + piece;
    else if (piece.trim() !== '') lines.push(piece);
  }
  const whole = lines.map((line) => line.trim());
  if (whole.length <= maxLines) return whole;
  const last = whole.slice(maxLines - 1).join(' ');
  return [...whole.slice(0, maxLines - 1), cut(last, width, measure)];
}
