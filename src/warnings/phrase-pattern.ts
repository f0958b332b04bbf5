/** Phrases as people write them down, made into expressions over folded text (folded-text.ts). */
import { foldText } from './folded-text.ts';

/** What warns, in a table that people read. */
export type Phrase = {
  readonly says: readonly string[];
  /** Only where one of these is near. */
  readonly beside?: readonly string[];
  /** Not where one of these is in the same sentence: it is work with money or papers of others. */
  readonly unless?: readonly string[];
};

/*
 * (a|b)   either
 * (a|b)?  or neither
 * …       up to 30 signs of the same sentence and line
 * $       an amount of money; $50+ one of at least 50
 *
 * English words stand for their plurals and for what ends in -ing, too; between words of either language there may be a
 * space or none.
 */

/** In English it ends between words, which leaves few places to look at. */
const gap = '(?:[^ ,.;]{0,20}[ ,]){0,5}?';
const khmerGap = '[^.;]{0,30}?';
const number = String.raw`\d{1,9}k?`;
const currency = '(usd|dollar|dollars|ដុល្លារ|ដុល្លា|ដុល|riel|riels|រៀល)';

/** Whole numbers from `least` on, as an expression: each greater first digits, then all that are longer. */
function fromOn(least: string): string {
  const greater = [...least].map((digit, at) => {
    const next = Number(digit) + 1;
    return next > 9 ? '' : `${least.slice(0, at)}[${next}-9]\\d{${least.length - at - 1}}`;
  });
  return `(?:${[least, ...greater.filter(Boolean), `[1-9]\\d{${least.length},8}`].join('|')})`;
}

/** Safari below 16.4 has no looking back: a phone with it may find a phrase within a word, and the server does not. */
const canLookBack = ((): boolean => {
  try {
    return new RegExp('(?<!a)b').test('b');
  } catch {
    return false;
  }
})();
const notAfter = (signs: string): string => (canLookBack ? `(?<!${signs})` : '');

const amount = (digits: string): string =>
  `${notAfter('[a-z0-9]')}(?:usd ${digits}(?![0-9])|${digits} ?${patternOf(currency)})`;

const khmerCluster = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3])*/g;
const clustersOf = (words: string): readonly string[] => foldText(words).folded.match(khmerCluster) ?? [];

/** The words of a phrase are folded like the text; none begins or ends within a letter. */
const khmer = (words: string): string =>
  notAfter(String.raw`\u17d2`) + String.raw`${clustersOf(words).join(' ?')}(?![\u17b6-\u17d3])`;

function formsOf(word: string): string[] {
  if (word.length < 3) return [word];
  if (word.endsWith('y')) return [word, `${word}s`, `${word}ing`, `${word.slice(0, -1)}ies`];
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  return [word, `${word}s`, `${word}es`, `${stem}ing`];
}

const latin = (word: string): string => `${notAfter('[a-z0-9]')}(?:${formsOf(word).join('|')})(?![a-z0-9])`;

const piece = / ?… ?|\$\d+\+|\$|[\u1780-\u17d3]+|[a-z0-9]+| |\((?!\?)/g;
const isKhmer = /[\u1780-\u17d3]/;

/** The source of an expression. */
export function patternOf(phrase: string): string {
  return phrase.replace(piece, (found) => {
    if (found.includes('…')) return `[ ,]?${isKhmer.test(phrase) ? khmerGap : gap}`;
    if (found === '$') return amount(number);
    if (found.startsWith('$')) return amount(fromOn(found.slice(1, -1)));
    if (found === ' ') return '[ ;]?';
    if (found === '(') return '(?:';
    return isKhmer.test(found) ? khmer(found) : latin(found);
  });
}

/** Finds any of the phrases. */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => `(?:${patternOf(phrase)})`).join('|'), 'g');

/** What `firstWords` has for an amount of money. */
export const money = '$';

/** Where the group that begins a phrase ends. */
function endOfGroup(phrase: string): number {
  let depth = 0;
  for (let at = 0; at < phrase.length; at += 1) {
    if (phrase[at] === '(') depth += 1;
    else if (phrase[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A group is not closed: ${phrase}`);
}

/** The alternatives of a group, without those of groups within. */
function alternatives(group: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of group) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

/** The words that the phrase can begin with, of Khmer their first letters, as they stand in folded text. */
export function firstWords(phrase: string): string[] {
  if (phrase.startsWith('$')) return [money];
  const isGroup = phrase.startsWith('(');
  const end = isGroup ? endOfGroup(phrase) + 1 : phrase.search(/$|[^a-z0-9\u1780-\u17d3]/);
  const first = phrase.slice(0, end);
  const rest = phrase.slice(end);
  const words = isGroup ? alternatives(first.slice(1, -1)).flatMap(firstWords) : formsOfFirst(first);
  return rest.startsWith('?') ? [...words, ...firstWords(rest.slice(1).trimStart())] : words;
}

const formsOfFirst = (word: string): string[] =>
  isKhmer.test(word) ? clustersOf(word).slice(0, 1) : formsOf(word);
