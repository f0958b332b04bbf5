/** Brings text that looks the same to the same code points; it does not know words. */

const invisible = /[\u00ad\u17b4\u17b5\u200b-\u200f\u2060\ufeff]/g;
const accents = /[\u0300-\u036f]/g;
/** A Khmer letter with everything that is written around it. */
const khmerCluster = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3\u17dd])+/g;
const mark = /\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3\u17dd]/g;
const khmerDigit = /[\u17e0-\u17e9]/g;
const digitMeetsKhmer = /(?<=\d)(?=[\u1780-\u17d3])|(?<=[\u1780-\u17d3])(?=\d)/g;

/**
 * NFC without accents, invisible characters or capitals; Khmer clusters in one order;
 * Khmer digits as Latin ones, apart from the Khmer word that they touch.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(invisible, '')
    .replace(khmerCluster, inOrder)
    .replace(khmerDigit, (digit) => String(digit.charCodeAt(0) - 0x17e0))
    .replace(digitMeetsKhmer, ' ')
    .toLowerCase();
}

const coeng = '\u17d2';
const subscriptRo = '\u17d2\u179a';

/** A letter and what is around it. ស្ត្រី and ស្រ្តី look alike: letter, robat, subscripts (RO last), shifters, vowels, signs. */
export function inOrder(cluster: string): string {
  const marks = [...new Set(cluster.slice(1).match(mark) ?? [])];
  marks.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return (
    cluster.charAt(0) +
    marks
      .join('')
      // Subscripts DA and TA have the same shape, and people type either.
      .replace('\u17d2\u178a', '\u17d2\u178f')
      // Vowels typed in two parts.
      .replace('\u17b6\u17c1', '\u17c4')
      .replace('\u17b8\u17c1', '\u17be')
  );
}

function rank(part: string): number {
  if (part === '\u17cc') return 0;
  if (part === subscriptRo) return 2;
  if (part.startsWith(coeng)) return 1;
  if (part === '\u17c9' || part === '\u17ca') return 3;
  return part <= '\u17c5' ? 4 : 5;
}
