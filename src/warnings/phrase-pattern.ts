/** Turns phrases in a readable notation into regular expressions for folded text (fold-text.ts). */
import { foldText } from './fold-text.ts';

export type PhraseRule = {
  readonly phrases: readonly string[];
  /** One of these must be near. */
  readonly near?: readonly string[];
  /** One of these must be near, too. */
  readonly also?: readonly string[];
  /** None of these may be in the same sentence: they say that the work involves other people's money or papers. */
  readonly unless?: readonly string[];
  /** Each of these lists must have a match in the text around to silence the phrase. */
  readonly unlessAll?: readonly (readonly string[])[];
};

/*
 * The notation:
 * (a|b)   either
 * (a|b)?  optional
 * …       up to 30 characters of the same sentence and line
 * $       an amount of money; $50+ one of at least 50, $150- one of less than 150 dollars, or in another currency
 * #       a number
 *
 * English words also match their plurals and -ing forms. A space between words of either language is optional.
 */

/** It ends between English words, to limit backtracking. */
const gap = '(?:[^ ,.;]{0,20}[ ,]){0,5}?';
const khmerGap = '[^.;]{0,30}?';
const number = String.raw`\d{1,9}k?`;
const folded = (names: readonly string[]): readonly string[] => names.map((name) => foldText(name).folded);
/** How many of each a dollar is, at least. */
const currencies: readonly (readonly [number, readonly string[]])[] = [
  [1, ['usdt?', 'dollars?', 'bucks?', ...folded(['ដុល្លារ', 'ដុល្លា', 'ដុល'])]],
  [4_000, ['riels?', 'r(?![a-z0-9])', ...folded(['រៀល'])]],
  [30, ['baht', ...folded(['បាត'])]],
  // Ten thousand riel.
  [0.4, folded(['ម៉ឺន'])],
];
const namesOf = (names: readonly string[]): string => `(?:${names.join('|')})(?![a-z])`;
const currency = namesOf(currencies.flatMap(([, names]) => names));
const dollars = namesOf(currencies[0]?.[1] ?? []);
const otherCurrency = namesOf(currencies.slice(1).flatMap(([, names]) => names));
/** The other end of a range: 30-50$, $800 to 1,000. */
const otherEnd = `(?:to |${foldText('ដល់').folded}? ?)?`;

/** Matches whole numbers of at least `least`: those with a greater digit, then those with more digits. */
function atLeast(least: string): string {
  const greater = [...least].map((digit, at) => {
    const next = Number(digit) + 1;
    return next > 9 ? '' : `${least.slice(0, at)}[${next}-9]\\d{${least.length - at - 1}}`;
  });
  return `(?:${[least, ...greater.filter(Boolean), `[1-9]\\d{${least.length},8}`].join('|')})`;
}

/** Safari before 16.4 has no lookbehind: it may find a phrase within a word, where the server doesn't. */
const hasLookbehind = ((): boolean => {
  try {
    return new RegExp('(?<!a)b').test('b');
  } catch {
    return false;
  }
})();
const notAfter = (characters: string): string => (hasLookbehind ? `(?<!${characters})` : '');

const amount = (digits: string, unit = `${digits} ?${currency}`): string =>
  `${notAfter('[a-z0-9]')}(?:usd ${digits}(?: ${otherEnd}(?:usd )?${number})?(?: usd)?(?![0-9])|` +
  `(?:${number} ?(?:usd )?${otherEnd})?(?:${unit}))`;

/** An amount that is worth at least `least` dollars. */
const amountAtLeast = (least: string): string =>
  amount(
    atLeast(least),
    currencies
      .map(([rate, names]) => `${atLeast(String(Math.ceil(Number(least) * rate)))} ?${namesOf(names)}`)
      .join('|'),
  );

/** Matches less than `limit` dollars, or any amount of another currency. */
function lessThan(limit: string): string {
  const smaller = [...limit].map((digit, at) =>
    Number(digit) === 0 ? '' : `${limit.slice(0, at)}[0-${Number(digit) - 1}]\\d{${limit.length - at - 1}}`,
  );
  const digits = `(?:${[...smaller.filter(Boolean), `\\d{1,${limit.length - 1}}`].join('|')})`;
  return `${notAfter('[a-z0-9]')}(?:usd ${digits}(?![0-9k])|${digits} ?${dollars}|${number} ?${otherCurrency})`;
}

const khmerCluster = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3])*/g;
const clustersOf = (words: string): readonly string[] => foldText(words).folded.match(khmerCluster) ?? [];

/** Shorter words have other meanings without the sign: បង់ is to pay, បង an elder. */
const minClustersWithoutSign = 3;

/** Folds the phrase like the text. It may not start or end within a cluster. */
function khmer(words: string): string {
  const clusters = clustersOf(words);
  const pattern = clusters.join(' ?');
  const isLong = clusters.length >= minClustersWithoutSign;
  return `${notAfter(String.raw`\u17d2`)}${isLong ? pattern.replaceAll('\u17cb', '\u17cb?') : pattern}(?![\u17b6-\u17d3])`;
}

function formsOf(word: string): string[] {
  if (word.length < 3) return [word];
  if (word.endsWith('y')) return [word, `${word}s`, `${word}ing`, `${word.slice(0, -1)}ies`];
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  return [word, `${word}s`, `${word}es`, `${stem}ing`];
}

const latin = (word: string): string => `${notAfter('[a-z0-9]')}(?:${formsOf(word).join('|')})(?![a-z0-9])`;

const element = / ?… ?|\$\d+[+-]|\$|#|[\u1780-\u17d3]+|[a-z0-9]+| |\((?!\?)/g;
const isKhmer = /[\u1780-\u17d3]/;

/** The source of a regular expression. */
export function patternOf(phrase: string): string {
  return phrase.replace(element, (found) => {
    if (found.includes('…')) return `[ ,]?${isKhmer.test(phrase) ? khmerGap : gap}`;
    if (found === '$') return amount(number);
    if (found === '#') return notAfter('[a-z0-9]') + number;
    if (found.endsWith('-')) return lessThan(found.slice(1, -1));
    if (found.startsWith('$')) return amountAtLeast(found.slice(1, -1));
    if (found === ' ') return '[ ;]?';
    if (found === '(') return '(?:';
    return isKhmer.test(found) ? khmer(found) : latin(found);
  });
}

/** Matches any of the phrases. */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => `(?:${patternOf(phrase)})`).join('|'), 'g');

/** Every Latin word of the phrases, in all forms. */
export const latinWordsOf = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => phrase.match(/[a-z]+/g) ?? []).flatMap(formsOf);

/** What `firstWords` returns for an amount of money, and for a number. */
export const money = '$';
export const anyNumber = '#';

/** The end of the group that a phrase starts with. */
function endOfGroup(phrase: string): number {
  let depth = 0;
  for (let at = 0; at < phrase.length; at += 1) {
    if (phrase[at] === '(') depth += 1;
    else if (phrase[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Unclosed group: ${phrase}`);
}

/** The alternatives of a group; nested groups stay whole. */
function alternatives(group: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of group) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** The folded words that the phrase can start with; only the first cluster of Khmer ones. */
export function firstWords(phrase: string): string[] {
  if (phrase.startsWith('$')) return [money];
  if (phrase.startsWith('#')) return [anyNumber];
  const isGroup = phrase.startsWith('(');
  const end = isGroup ? endOfGroup(phrase) + 1 : phrase.search(/$|[^a-z0-9\u1780-\u17d3]/);
  const first = phrase.slice(0, end);
  const rest = phrase.slice(end);
  const words = isGroup ? alternatives(first.slice(1, -1)).flatMap(firstWords) : formsOfFirst(first);
  return rest.startsWith('?') ? [...words, ...firstWords(rest.slice(1).trimStart())] : words;
}

const formsOfFirst = (word: string): string[] =>
  isKhmer.test(word) ? clustersOf(word).slice(0, 1) : formsOf(word);
