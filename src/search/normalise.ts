/** Brings text that looks the same to the same code points; it does not know words. */

/** Among them \u17d7, which says that the word before is read twice. */
const invisible = /[\u00ad\u17d7\u17b4\u17b5\u200b-\u200f\u2060\ufeff]/g;
/** Most English texts, which need none of the rest. */
const isAscii = /^[\0-\x7f]*$/;
/** Most Khmer texts, in which nothing is composed or accented. */
const isPlainKhmer = /^[\0-\x7f\u1780-\u17dc\u17e0-\u17e9\u200b]*$/;
const accents = /[\u0300-\u036f]/g;
/** A Khmer letter with everything that is written around it. */
const khmerCluster = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3\u17dd])+/g;
const mark = /\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3\u17dd]/g;
/** Typed as they sound, or for a vowel that looks the same. */
const respelled: readonly (readonly [RegExp, string])[] = [
  [/\u17c1\u17c1/g, '\u17c2'],
  [/\u17b2/g, '\u17b1'],
  [/\u17a2\u17c4\u1799/g, '\u17b1\u17d2\u1799'],
];
const khmerDigit = /[\u17e0-\u17e9]/g;
const digitMeetsKhmer = /\d(?=[\u1780-\u17d3])|[\u1780-\u17d3](?=\d)/g;

/** A few characters decompose into a sentence of 18 letters; a text of them would take a hundred times as long to read. */
const maxLengthOf = (text: string): number => 2 * text.length + 4;

/**
 * NFC without accents, invisible characters or capitals; Khmer clusters in one order and in the spelling that is
 * shortest (product 5.6); Khmer digits as Latin ones, apart from the Khmer word that they touch.
 */
export function normalise(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return respelled
    .reduce((spelled, [from, to]) => spelled.replace(from, to), withoutAccents(text).replace(invisible, ''))
    .replace(khmerCluster, (cluster) => simplySpelled(inOrder(cluster)))
    .replace(closedByM, '$1\u17c6')
    .replace(khmerDigit, (digit) => String(digit.charCodeAt(0) - 0x17e0))
    .replace(digitMeetsKhmer, '$& ')
    .toLowerCase();
}

function withoutAccents(text: string): string {
  if (isPlainKhmer.test(text)) return text;
  return text.normalize('NFKD').replace(accents, '').slice(0, maxLengthOf(text)).normalize('NFC');
}

const coeng = '\u17d2';
const subscriptRo = '\u17d2\u179a';

/** A letter and what is around it. ស្ត្រី and ស្រ្តី look alike: letter, robat, subscripts (RO last), shifters, vowels, signs. */
export function inOrder(cluster: string): string {
  if (cluster.length === 2 && !cluster.endsWith(coeng)) return cluster;
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

/** Signs above a letter that are left out, or one for the other, as often as not: ៉ and ៊, ័, robat, toandakhiat. */
const leftOut = /[\u17c9\u17ca\u17cc\u17cd\u17cf-\u17d1\u17d3\u17dd]/g;
/** What is typed for ៊ and ៉ where a vowel is above the letter. */
const shifterBelow = /\u17bb(?=[\u17b7-\u17ba])|([\u17b7-\u17ba])\u17bb/g;
/** សម្អាត and សំអាត; not before letters that words begin with after ម, such as ម្ហូប. */
const closedByM = /([\u1780-\u17a2])\u1798\u17d2(?=[\u1782\u1794\u1796\u1797\u179a\u179b\u17a2])/g;

/** ុី, ៊ី and ៉ី are one, and so are ៈ and ះ. */
const simplySpelled = (cluster: string): string =>
  cluster.replace(leftOut, '').replace(shifterBelow, '$1').replace('\u17c8', '\u17c7');

function rank(part: string): number {
  if (part === '\u17cc') return 0;
  if (part === subscriptRo) return 2;
  if (part.startsWith(coeng)) return 1;
  if (part === '\u17c9' || part === '\u17ca') return 3;
  return part <= '\u17c5' ? 4 : 5;
}
