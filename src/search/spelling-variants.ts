/** Ways to write a phrase that the table of synonyms needn't list, because they follow from the phrases it has. */
import { normalise } from './normalise.ts';
import { clustersOf, isUnspaced, singular } from './tokenizer.ts';

/** Khmer prefixes of people who do some work: អ្នកជៀរជ័រ and កម្មករជៀរជ័រ do ជៀរជ័រ. */
const workerPrefix = /^(?:អ្នក|បុគ្គលិក|កម្មករ|មន្ត្រី|ជាង)/u;
/** The head of a department has either title, with or without ផ្នែក, department. */
const headTitles = ['អ្នកគ្រប់គ្រង', 'ប្រធាន', 'ប្រធានផ្នែក', 'អ្នកគ្រប់គ្រងផ្នែក'];
const headPrefix = /^(?:អ្នកគ្រប់គ្រង|ប្រធាន)(?:ផ្នែក)?/u;
const memberPrefix = /^(បុគ្គលិក|មន្ត្រី|ជំនួយការ|នាយក)(ផ្នែក)?/u;
/** In clusters: a shorter rest is too common a word. */
const minRestLength = 3;
const minAgentNounLength = 5;

/** Other forms of a phrase, to be indexed with it. @param phrase normalised */
export const derivedForms = (phrase: string): string[] =>
  (isUnspaced(phrase) ? khmerForms(phrase) : latinForms(phrase)).filter((derived) => derived !== phrase);

function khmerForms(phrase: string): string[] {
  const isLongEnough = (rest: string) => rest !== phrase && clustersOf(rest).length >= minRestLength;
  const work = phrase.replace(workerPrefix, '');
  const department = phrase.replace(headPrefix, '');
  return [
    ...(isLongEnough(work) ? [work] : []),
    ...(isLongEnough(department) ? headTitles.map((title) => title + department) : []),
    ...(isLongEnough(phrase.replace(memberPrefix, ''))
      ? [phrase.replace(memberPrefix, (_, title: string, part?: string) => (part ? title : `${title}ផ្នែក`))]
      : []),
  ];
}

/** Spellings of the first words of places in Latin letters; those of one row are interchangeable. */
const placeWords = [
  'kampong kompong kampung kg',
  'toul tuol tul',
  'boeung boeng beung beng bueng',
  'stung steung stueng stoeng',
  'prek praek preaek',
  'phsar psar',
  'koh kaoh',
  'prey prei',
  'phnom phnum pnom',
].map((row) => row.split(' '));
const spellingsOfPlaceWord = new Map(placeWords.flatMap((row) => row.map((word) => [word, row])));

function placeForms(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  const spellings = rest.length > 0 ? spellingsOfPlaceWord.get(first) : undefined;
  return (spellings ?? []).map((spelling) => [spelling, ...rest].join(' '));
}

/** Companies call the same post by any of these. */
const postTitles = ['officer', 'staff', 'executive'];

function latinForms(phrase: string): string[] {
  const words = phrase.split(' ');
  const places = placeForms(words);
  if (places.length > 0) return places;
  const last = words.pop() ?? '';
  const work = words.join(' ');
  if (work === '') return [];
  if (postTitles.includes(last)) return postTitles.map((title) => `${work} ${title}`);
  if (last === 'manager') return [`head of ${work}`, `${work} head`];
  // A video editor does video editing. "Cleaner" or "waiter" alone has groups of its own.
  const isAgentNoun = last.length >= minAgentNounLength && /(?:er|or)$/.test(last);
  return isAgentNoun ? [`${work} ${last.slice(0, -2)}ing`] : [];
}

/** What people write in Khmer for the English name of each letter. */
const letterNames = {
  a: 'អេ',
  b: 'ប៊ី ប៉ី',
  c: 'ស៊ី',
  d: 'ឌី',
  e: 'អ៊ី អី',
  f: 'អេហ្វ អែហ្វ',
  g: 'ជី ជ៊ី',
  h: 'អេច អែច អ៊ែច អ៊េច អេជ ហេច',
  i: 'អាយ',
  j: 'ជេ',
  k: 'ខេ កេ',
  l: 'អែល អេល',
  m: 'អឹម អ៊ឹម អេម អែម អិម',
  n: 'អិន អ៊ិន អ៊ីន អេន អែន',
  o: 'អូ អ៊ូ',
  p: 'ភី ពី',
  q: 'ឃ្យូ គ្យូ ខ្យូ ឃីយូ គីយូ',
  r: 'អា អារ អ័រ អ៊ែរ',
  s: 'អេស អែស',
  t: 'ធី ថី ទី',
  u: 'យូ',
  v: 'វី វ៉ី វ៊ី',
  w: 'ដាប់ប៊ុលយូ ដាប់ប៊លយូ',
  x: 'អ៊ិច អិច',
  y: 'វ៉ាយ វាយ',
  z: 'ហ្សេត',
};
const letters = new Map(
  Object.entries(letterNames).flatMap(([letter, names]) =>
    names.split(' ').map((name) => [normalise(name), letter]),
  ),
);
/** Longer names first, because អេស starts with អេ. */
const anyLetterName = [...letters.keys()].sort((one, other) => other.length - one.length).join('|');
const spelledLetters = new RegExp(`^(?:${anyLetterName}){2,6}$`, 'u');
const eachLetterName = new RegExp(anyLetterName, 'gu');

/**
 * An abbreviation that is spelled in Khmer by the English names of its letters: អិនជីអូ is ngo, អាយធី it.
 * @param text normalised
 * @returns the abbreviation in lower case, or undefined for other words
 */
export const abbreviationOf = (text: string): string | undefined =>
  spelledLetters.test(text)
    ? (text.match(eachLetterName) ?? []).map((name) => letters.get(name)).join('')
    : undefined;

export type EnglishWords = {
  readonly has: (word: string) => boolean;
  /** Splits words that were written together, like salesmanager; undefined unless it consists of known words. */
  readonly split: (text: string) => string | undefined;
};

/** Shorter words occur inside too many others. */
const minWordLength = 3;
const minCompoundLength = 7;
const maxCompoundLength = 40;
const maxCompoundWords = 4;

/** @param phrases in English; their words are collected at first use */
export function createEnglishWords(phrases: readonly string[]): EnglishWords {
  let collected: ReadonlySet<string> | undefined;
  const words = () =>
    (collected ??= new Set(
      phrases.flatMap((phrase) => normalise(phrase).match(/[a-z]+/g) ?? []).map(singular),
    ));
  return {
    has: (word) => words().has(singular(word)),
    split: (text) => {
      if (text.length < minCompoundLength || text.length > maxCompoundLength || !/^[a-z]+$/.test(text))
        return undefined;
      for (let count = 2; count <= maxCompoundWords; count += 1) {
        const parts = splitInto(count, text, words());
        if (parts) return parts.join(' ');
      }
      return undefined;
    },
  };
}

/** Prefers a long first word. */
function splitInto(count: number, text: string, words: ReadonlySet<string>): string[] | undefined {
  if (count === 1) return words.has(singular(text)) ? [text] : undefined;
  for (let at = text.length - minWordLength * (count - 1); at >= minWordLength; at -= 1) {
    if (!words.has(singular(text.slice(0, at)))) continue;
    const rest = splitInto(count - 1, text.slice(at), words);
    if (rest) return [text.slice(0, at), ...rest];
  }
  return undefined;
}
