/** Text as phrases are looked for in it: what reads the same is the same, and each sign knows where it stood. */
import { inOrder, normalise } from '#search/normalise.ts';

/**
 * Words in small letters without accents, one sign between two of them: a space, a comma, a semicolon for the end of a
 * line, a full stop for the end of a sentence. Khmer without the signs that people leave out or write for each other.
 */
export type FoldedText = {
  readonly folded: string;
  /** For each sign of `folded`, where it begins and ends in the text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

const separators = ' ,;.';
/** What a sign is read as: itself, a separator, a word between two spaces, or nothing. */
const readAs: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...',()[]«»"“”'].map((sign) => [sign, ','])),
  ...Object.fromEntries([...'!?;។៕•…'].map((sign) => [sign, '.'])),
  ...Object.fromEntries(
    [..."'’\u00ad\u17b4\u17b5\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"].map((sign) => [sign, '']),
  ),
  '\n': ';',
};
const currencies: Readonly<Record<string, string>> = { $: 'usd', '៛': 'riel' };
/** Letters with accents, and letters that look like others. */
const latin = /[\u00c0-\u024f\u1e00-\u1eff\uff10-\uff5a]/;

const isKhmerLetter = (code: number): boolean => code >= 0x1780 && code <= 0x17b3;
const isKhmerMark = (code: number): boolean => (code >= 0x17b6 && code <= 0x17d3) || code === 0x17dd;
const isInvisible = (code: number): boolean => (code >= 0x200b && code <= 0x200f) || code === 0x2060;
const isLetterOrDigit = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Shifters and signs above: left out, or one for the other, as often as not. */
const looseSigns = /[\u17c7-\u17cd\u17cf-\u17d1\u17d3\u17dd]/g;
/** ុី is typed for ៊ី and ៉ី, and ឲ for ឱ. */
const foldKhmer = (cluster: string): string =>
  inOrder(cluster)
    .replace(looseSigns, '')
    .replace(/\u17bb(?=[\u17b7-\u17ba])|([\u17b7-\u17ba])\u17bb/, '$1')
    .replace('\u17b2', '\u17b1');

/** Where the letter at `at`, with all that is around it, ends. */
function endOfCluster(text: string, at: number): number {
  let end = at + 1;
  for (;;) {
    const code = text.charCodeAt(end);
    if (code === 0x17d2 && isKhmerLetter(text.charCodeAt(end + 1))) end += 2;
    else if (isKhmerMark(code) || (isInvisible(code) && isKhmerMark(text.charCodeAt(end + 1)))) end += 1;
    else return end;
  }
}

/** A full stop or comma in a number, or the stop in .Net, ends nothing. */
function readPoint(text: string, at: number): string {
  const isThousands = isDigit(text.charCodeAt(at - 1)) && /^\d{3}(?!\d)/.test(text.slice(at + 1, at + 5));
  if (isThousands) return '';
  if (text.charAt(at) === ',') return ',';
  return /^\s?$/.test(text.charAt(at + 1)) ? '.' : ' ';
}

export function foldText(text: string): FoldedText {
  const signs: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const known = new Map<string, string>();
  let isKhmer = false;

  const add = (word: string, start: number, end: number): void => {
    for (const sign of word) {
      signs.push(sign);
      starts.push(start);
      ends.push(end);
    }
  };
  /** Of several only the strongest stays. */
  const separate = (separator: string, at: number): void => {
    const last = signs.at(-1);
    if (last === undefined) return;
    const strength = separators.indexOf(last);
    if (strength < 0) add(separator, at, at + 1);
    else if (separators.indexOf(separator) > strength) signs[signs.length - 1] = separator;
  };
  const addWord = (word: string, start: number, end: number, khmer = false): void => {
    if (khmer !== isKhmer) separate(' ', start);
    isKhmer = khmer;
    add(word, start, end);
  };
  const once = (part: string, fold: (part: string) => string): string => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const word = fold(part);
    known.set(part, word);
    return word;
  };

  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + 1;
    const code = text.charCodeAt(at);
    const sign = text.charAt(at);
    if (isLetterOrDigit(code)) addWord(sign.toLowerCase(), at, end);
    else if (sign === ' ') separate(' ', at);
    else if (isKhmerLetter(code)) {
      end = endOfCluster(text, at);
      addWord(once(text.slice(at, end), foldKhmer), at, end, true);
    } else if (code >= 0x17e0 && code <= 0x17e9) addWord(String(code - 0x17e0), at, end);
    else if (latin.test(sign)) addWord(once(sign, normalise).replace(/[^a-z0-9]/g, ''), at, end);
    else if (currencies[sign] !== undefined) {
      separate(' ', at);
      addWord(currencies[sign], at, end);
      separate(' ', end);
    } else {
      const read = sign === '.' || sign === ',' ? readPoint(text, at) : (readAs[sign] ?? ' ');
      if (read !== '') separate(read, at);
    }
  }
  return { folded: signs.join(''), starts, ends };
}
