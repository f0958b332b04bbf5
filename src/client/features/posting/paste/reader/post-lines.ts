/** The lines of a pasted text, in a form that the readers of pay, place and so on can match. */
import { latinDigits } from '#contract/digits.ts';
import { withoutHidden } from '#contract/hidden-characters.ts';
import { normalise } from '#search/normalise.ts';

export type Line = {
  /** As pasted. */
  readonly raw: string;
  /** Whether it is the next piece of a long line. */
  readonly continues: boolean;
  /** Without emoji and invisible characters; styled letters as plain ones. */
  readonly plain: string;
  /** `plain` in lower case, with Latin digits and one spelling of Khmer, as `pattern` expects. */
  readonly text: string;
  /** For each character of `text`, where it starts in `plain`. */
  readonly at: readonly number[];
  /** The parts of `text` that became fields. */
  readonly covered: [start: number, end: number][];
};

const styledLetter = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u2460-\u249b\u24b6-\u24e9]/gu;
/** White letters on a square or circle: 🅷🅸🆁🅸🅽🅶. */
const boxedLetter = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const boxedStarts = [0x1f130, 0x1f150, 0x1f170];
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const smallCapital = new RegExp(`[${smallCapitals}]`, 'g');
const capitals = 'ABCDEFGHIJKLMNOPRSTUVWYZ';
const keycap = /([0-9])\ufe0f?\u20e3/g;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]+/gu;
const lineEnd = /\r\n|[\r\n\u2028\u2029]/;

const unboxed = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const start = boxedStarts.findLast((one) => one <= code) ?? code;
  return String.fromCharCode(65 + code - start);
};

const plainOf = (raw: string): string =>
  withoutHidden(
    raw
      .replace(keycap, '$1. ')
      .replace(boxedLetter, unboxed)
      .replace(styledLetter, (letter) => letter.normalize('NFKC'))
      .replace(smallCapital, (letter) => capitals.charAt(smallCapitals.indexOf(letter)))
      .replace(emoji, ' ')
      .replace(/[\t\u00a0\u2000-\u200a\u3000]/g, ' '),
  );

const piece = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3\u17dd])+|[^]/gu;
const isAscii = /^[\x20-\x7e\u1780-\u17b3]$/;
const spelled = new Map<string, string>();

/** Spells each letter, or Khmer letter with its signs, in one way. */
function fold(plain: string): Pick<Line, 'text' | 'at'> {
  const at: number[] = [];
  let text = '';
  for (const { 0: part, index } of plain.matchAll(piece)) {
    let folded = part.toLowerCase();
    if (!isAscii.test(part)) {
      folded = spelled.get(part) ?? latinDigits(normalise(part));
      if (spelled.size < 5_000) spelled.set(part, folded);
    }
    for (let each = 0; each < folded.length; each++) at.push(index);
    text += folded;
  }
  return { text, at };
}

/** A text as it is in `Line.text`. */
export const folded = (text: string): string => fold(text).text;

/** A pattern to match with `Line.text`: its Khmer words may be spelled in any way, its Latin ones are in lower case. */
export const pattern = (source: string, flags = 'u'): RegExp =>
  new RegExp(source.replace(/[\u1780-\u17dd]+/g, folded), flags);

const lineOf = (raw: string, continues: boolean): Line => {
  const plain = plainOf(raw);
  return { raw, continues, plain, ...fold(plain), covered: [] };
};

/** Longer lines are read in pieces, so that the time for a text grows only with its length. */
const maximumLine = 300;

/** The pieces of a line, parted at spaces if it has some. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let left = line;
  while (left.length > maximumLine) {
    const space = left.lastIndexOf(' ', maximumLine);
    const end = space > maximumLine / 2 ? space : maximumLine;
    pieces.push(left.slice(0, end));
    left = left.slice(end);
  }
  return [...pieces, left];
}

export const linesOf = (text: string): Line[] =>
  text.split(lineEnd).flatMap((line) => piecesOf(line).map((part, index) => lineOf(part, index > 0)));

/** Without signs around it. */
export const withoutSigns = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}]{1,80}/u, '')
    .replace(/[^\p{L}\p{M}\p{N})+#.]{1,20}$/u, '')
    .trim();

/** The part of a line as it was written. */
export const original = ({ plain, at }: Line, start: number, end: number): string =>
  plain.slice(at[start] ?? plain.length, at[end] ?? plain.length).trim();

/** Says that this part became a field. */
export function cover({ covered }: Line, start: number, end: number): void {
  covered.push([start, end]);
}

/** Words that only name what follows; a line with nothing else left is not needed in the description. */
const labels = pattern(
  '\\b(?:salary|salaries|pay|wages?|location|work ?place|address|phone|tel|telephone|mobile|contact|call|hotline|telegram|deadline|closing|date|apply|before|until|position|positions|job|title|vacancy|vacancies|number|of|company|hiring|urgent|urgently|we|are|is|now|need|needed|needs|looking|for|working|work|hours?|days?|per|month|benefits?|and|or|a|an|the|in|at|to|from|us|staff|dollars?|usd|please|no)\\b' +
    '|ប្រាក់ខែ|ប្រាក់ឈ្នួល|ប្រាក់បៀវត្សរ៍|បៀវត្សរ៍|ទីតាំង|ការងារ|កន្លែងធ្វើការ|ធ្វើការ|អាសយដ្ឋាន|ទូរស័ព្ទ|ទូរសព្ទ|លេខ|ទំនាក់ទំនង|តេឡេក្រាម|ផុតកំណត់|ថ្ងៃ|មុខតំណែង|តួនាទី|ចំនួន|ត្រូវការ|ជ្រើសរើស|កំពុង|យើង|ខ្ញុំ|បុគ្គលិក|ក្រុមហ៊ុន|ម៉ោង|ក្នុង|មួយ|ខែ|នៅ|ពី|ដល់|និង|ឬ|មាន|នាក់|រាជធានី|ខេត្ត|ខណ្ឌ|ក្រុង|ស្រុក|សង្កាត់|ជាបន្ទាន់|បន្ទាន់|ស្វែងរក|អាច',
  'gu',
);

/** Whether something of the line is in no field. */
export function hasRest({ text, covered }: Line): boolean {
  let rest = '';
  let from = 0;
  for (const [start, end] of [...covered].sort(([a], [b]) => a - b)) {
    if (start > from) rest += `${text.slice(from, start)} `;
    from = Math.max(from, end);
  }
  rest += text.slice(from);
  // The number of a list says nothing.
  return /[\p{L}\p{N}]/u.test(rest.replace(/^[^\p{L}\p{N}]*\d{1,2}[.)]/u, '').replace(labels, ' '));
}
