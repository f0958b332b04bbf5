/** Folds text for phrase matching: texts that read the same are folded to the same characters. */
import { inOrder, normalise } from '#search/normalise.ts';

/**
 * Lower-case words without accents, with one separator between two of them: a space, a comma, a semicolon for the end of
 * a line, or a full stop for the end of a sentence. Khmer lacks the signs that people leave out or confuse.
 */
export type FoldedText = {
  readonly folded: string;
  /** Where each character of `folded` starts and ends in the text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** Weakest first. */
const separators = ' ,;.';
/** Separators for punctuation; nothing for characters that are dropped. */
const punctuation: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...',()[]«»"“”'].map((character) => [character, ','])),
  ...Object.fromEntries([...'!?;។៕•…'].map((character) => [character, '.'])),
  ...Object.fromEntries(
    [..."'’\u00ad\u17b4\u17b5\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"].map((character) => [character, '']),
  ),
  '\n': ';',
};
const symbols: Readonly<Record<string, string>> = { $: 'usd', '៛': 'riel', '%': 'percent' };
/** Accented, full-width, circled and superscript letters; styled ones (𝗳𝗲𝗲) are pairs of surrogates. */
const variantLatin =
  /[\u00c0-\u024f\u1d2c-\u1d6a\u1e00-\u1eff\u2070-\u209c\u2460-\u24e9\uff10-\uff5a\ud800-\udbff]/;
/** Letters of other alphabets, and small capitals, that look like Latin ones. */
const lookalikes = new Map(
  [
    [
      'аеорсухіјѕԁһԛԝәɡıАВЕКМНОРСТУХІЈЅοανικρτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
      'aeopcyxijsdhqwegiabekmhopctyxijsoavikptuxabezhikmnoptyx',
    ],
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, to.charAt(at)])),
);

const isKhmerLetter = (code: number): boolean => code >= 0x1780 && code <= 0x17b3;
const isKhmerMark = (code: number): boolean => (code >= 0x17b6 && code <= 0x17d3) || code === 0x17dd;
const isInvisible = (code: number): boolean => (code >= 0x200b && code <= 0x200f) || code === 0x2060;
const isLetterOrDigit = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
const isDigit = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x17e0 && code <= 0x17e9);
const threeDigits = /^[\d\u17e0-\u17e9]{3}(?![\d\u17e0-\u17e9])/;
const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
/** Digits typed for letters within a word: dep0sit. */
const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
};
const isLatinLetter = (character: string | undefined): boolean => /^[a-z]$/i.test(character ?? '');

/** Register shifters and diacritics, which people often leave out or confuse. The one of ក់ stays, for the patterns. */
const looseSigns = /[\u17c7-\u17ca\u17cc\u17cd\u17cf-\u17d1\u17d3\u17dd]/g;
/** ុី is typed for ៊ី and ៉ី, ឲ for ឱ, អោយ for ឱ្យ, and ប៉ាស្ប័រ for ប៉ាស្ព័រ. */
const foldKhmer = (cluster: string): string =>
  inOrder(cluster)
    .replace(looseSigns, '')
    .replace(/\u17bb(?=[\u17b7-\u17ba])|([\u17b7-\u17ba])\u17bb/, '$1')
    .replace(/[\u17b1\u17b2]/, 'អោ')
    .replace('អោ\u17d2យ', 'អោយ')
    .replace(/^ស្ប/, 'ស្ព');

/** The end of the cluster that starts at `at`. */
function endOfCluster(text: string, at: number): number {
  let end = at + 1;
  for (;;) {
    const code = text.charCodeAt(end);
    if (code === 0x17d2 && isKhmerLetter(text.charCodeAt(end + 1))) end += 2;
    else if (isKhmerMark(code) || (isInvisible(code) && isKhmerMark(text.charCodeAt(end + 1)))) end += 1;
    else return end;
  }
}

/** Nothing for a thousands separator; a space for a full stop within a word or number, such as .Net. */
function foldPoint(text: string, at: number): string {
  const isThousands = isDigit(text.charCodeAt(at - 1)) && threeDigits.test(text.slice(at + 1, at + 5));
  if (isThousands) return '';
  if (text.charAt(at) === ',') return ',';
  return /^\s?$/.test(text.charAt(at + 1)) ? '.' : ' ';
}

/** Folded clusters and letters. Texts repeat them, but may have any number of different ones, of any length. */
const cache = new Map<string, string>();
const maxCached = 10_000;
const longestCached = 16;

function cached(part: string, fold: (part: string) => string): string {
  if (part.length > longestCached) return fold(part);
  let folded = cache.get(part);
  if (folded === undefined) {
    folded = fold(part);
    if (cache.size === maxCached) cache.clear();
    cache.set(part, folded);
  }
  return folded;
}

export function foldText(text: string): FoldedText {
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let isKhmer = false;

  const add = (word: string, start: number, end: number): void => {
    for (const character of word) {
      characters.push(character);
      starts.push(start);
      ends.push(end);
    }
  };
  /** Only the strongest of adjacent separators is retained. */
  const addSeparator = (separator: string, at: number): void => {
    const last = characters.at(-1);
    if (last === undefined) return;
    const strength = separators.indexOf(last);
    if (strength < 0) add(separator, at, at + 1);
    else if (separators.indexOf(separator) > strength) characters[characters.length - 1] = separator;
  };
  const addWord = (word: string, start: number, end: number, khmer = false): void => {
    if (khmer !== isKhmer) addSeparator(' ', start);
    isKhmer = khmer;
    add(word, start, end);
  };

  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + 1;
    const code = text.charCodeAt(at);
    const character = text.charAt(at);
    const letter = digitLetters[character];
    if (letter !== undefined && isLatinLetter(text[at - 1]) && isLatinLetter(text[at + 1]))
      addWord(letter, at, end);
    else if (isLetterOrDigit(code)) addWord(character.toLowerCase(), at, end);
    else if (character === ' ') addSeparator(' ', at);
    else if (isKhmerLetter(code)) {
      end = endOfCluster(text, at);
      addWord(cached(text.slice(at, end), foldKhmer), at, end, true);
    } else if (code >= 0x17e0 && code <= 0x17e9) addWord(String(code - 0x17e0), at, end);
    else if (variantLatin.test(character)) {
      if (isHighSurrogate(code)) end += 1;
      const folded = cached(text.slice(at, end), normalise).replace(/[^a-z0-9]/g, '');
      if (folded === '' && isHighSurrogate(code)) addSeparator(' ', at);
      else addWord(folded, at, end);
    } else if (lookalikes.has(character)) addWord(lookalikes.get(character) ?? '', at, end);
    else if (symbols[character] !== undefined) {
      // $$$ reads as one.
      if (text[at - 1] === character) continue;
      addSeparator(' ', at);
      addWord(symbols[character], at, end);
      addSeparator(' ', end);
    } else {
      const isPoint = character === '.' || character === ',';
      const separator = isPoint ? foldPoint(text, at) : (punctuation[character] ?? ' ');
      if (separator !== '') addSeparator(separator, at);
    }
  }
  return joinSpacedLetters({ folded: characters.join(''), starts, ends });
}

/** Fewer single letters may be initials. */
const minSpacedLetters = 3;
const spacedLetters = /\b[a-z](?:[ .,][a-z](?![a-z0-9]))+/g;

/** Joins letters that are spaced out: d e p o s i t. A wider space ends a word. */
function joinSpacedLetters(text: FoldedText): FoldedText {
  const dropped = new Set<number>();
  for (const { 0: letters, index } of text.folded.matchAll(spacedLetters)) {
    if (letters.length < 2 * minSpacedLetters - 1) continue;
    const widthAt = (at: number) => (text.starts[at + 1] ?? 0) - (text.ends[at - 1] ?? 0);
    const separators = [...letters].map((_, at) => index + at).filter((_, at) => at % 2 === 1);
    const narrowest = Math.min(...separators.map(widthAt));
    for (const at of separators) if (widthAt(at) === narrowest) dropped.add(at);
  }
  if (dropped.size === 0) return text;
  const isLeft = (_: unknown, at: number) => !dropped.has(at);
  return {
    folded: [...text.folded].filter(isLeft).join(''),
    starts: text.starts.filter(isLeft),
    ends: text.ends.filter(isLeft),
  };
}
