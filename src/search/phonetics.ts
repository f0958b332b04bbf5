/**
 * Phonetic keys: roughly how a word sounds, like Soundex for two scripts. They find English words in Khmer letters
 * (ដ្រាយវ័រ) and Khmer words in Latin letters (neak bok bor), however people spell them.
 */

/**
 * Consonants by class (K is k, g and kh), and the vowels before, between and after them: a; e, also for i; o, also for
 * u. A vowel that may be heard as several lists all of them, * is any vowel, an empty string is silent.
 */
export type PhoneticKey = { readonly consonants: string; readonly vowels: readonly string[] };

class KeyBuilder {
  #consonants = '';
  readonly #vowels = [''];

  /** A doubled consonant counts once, because half of the people write it once. */
  addConsonant(sound: string): void {
    if (this.#consonants.endsWith(sound)) return;
    this.#consonants += sound;
    this.#vowels.push('');
  }

  addVowel(sound: string): void {
    this.#vowels[this.#vowels.length - 1] += sound;
  }

  get key(): PhoneticKey {
    return { consonants: this.#consonants, vowels: this.#vowels };
  }
}

/** Keys with fewer consonants match too many words. */
export const minConsonants = 3;
/** Keys with at least this many consonants may differ in more vowels. */
const longKey = 5;

/** The share of vowels that differ between keys with the same consonants; undefined if they don't sound alike. */
export function vowelDifference(one: PhoneticKey, other: PhoneticKey): number | undefined {
  const { length } = one.consonants;
  if (one.consonants !== other.consonants || length < minConsonants) return undefined;
  const comparisons = one.vowels.flatMap((vowel, at) => {
    const otherVowel = other.vowels[at] ?? '';
    return vowel === '' || otherVowel === '' ? [] : [areAlike(vowel, otherVowel)];
  });
  const share =
    comparisons.length === 0 ? 0 : comparisons.filter((alike) => !alike).length / comparisons.length;
  return share <= (length >= longKey ? 1 / 3 : 1 / 4) ? share : undefined;
}

const areAlike = (one: string, other: string): boolean =>
  one.includes('*') || other.includes('*') || [...one].some((vowel) => other.includes(vowel));

/** Adjacent vowels, letter groups with one sound, or single letters. */
const latinLetters = /[aeiouy]+|[ckptg]h|s?sion|tion|sh|ck|nh|gn(?![aeiouy])|ng(?![eiy])|[b-df-hj-np-tv-xz]/g;

const latinConsonants = new Map(
  Object.entries({
    K: 'k c q g ck kh gh',
    N: 'n ng nh gn',
    C: 'j ch',
    T: 't d th',
    P: 'p b ph',
    F: 'f',
    M: 'm',
    R: 'r',
    L: 'l',
    V: 'v w',
    S: 's z sh',
    H: 'h',
    KS: 'x',
    SN: 'tion sion ssion',
  }).flatMap(([sound, spellings]) => spellings.split(' ').map((spelling) => [spelling, sound])),
);
/** English c and g before e, i and y: centre, agent. */
const softConsonants = new Map([
  ['c', 'S'],
  ['g', 'C'],
]);

type Letters = { readonly text: string; readonly next: string | undefined; readonly isFirst: boolean };
const startsWithVowel = (text: string | undefined): boolean => text !== undefined && /^[aeiouy]/.test(text);
/** r is silent before a consonant and at the end. */
const isSilent = ({ text, next, isFirst }: Letters): boolean =>
  text === 'r' && !isFirst && !startsWithVowel(next);

/** @param words normalised, without accents */
export const keyOfEnglish = (words: readonly string[]): PhoneticKey =>
  keyOfLatin(
    words.map((word) =>
      word
        .replace(/(..)e$/, '$1')
        .replace(/([tb])r$/, '$1er')
        .replace(/([fl])t$/, '$1'),
    ),
    {
      consonantOf: ({ text, next }) => {
        if (text === 'ph') return 'F';
        return (
          (next !== undefined && /^[eiy]/.test(next) ? softConsonants.get(text) : undefined) ??
          latinConsonants.get(text)
        );
      },
      vowelOf: ({ text, next, isFirst }, isInEnding) => {
        // The endings of driver, sailor and cellar may be heard as any vowel.
        if (next === 'r' && isInEnding && !isFirst) return '*';
        return text.replace(/[iy]/g, 'e').replace('a', 'ae').replace('u', 'ao');
      },
    },
  );

/** Khmer in Latin letters. @param words normalised, without accents */
export const keyOfLatinKhmer = (words: readonly string[]): PhoneticKey =>
  keyOfLatin(
    // ៅ is written ov and ao; a final h is a breath, ះ.
    words.map((word) => word.replace(/([ao])[vw]$|([aeiou])h$/, '$1$2')),
    {
      consonantOf: ({ text }) => latinConsonants.get(text),
      vowelOf: ({ text }) => text.replace(/[iy]/g, 'e').replace(/u/g, 'o'),
    },
  );

type LatinRules = {
  readonly consonantOf: (letters: Letters) => string | undefined;
  readonly vowelOf: (letters: Letters, isInEnding: boolean) => string;
};

function keyOfLatin(words: readonly string[], { consonantOf, vowelOf }: LatinRules): PhoneticKey {
  const builder = new KeyBuilder();
  for (const word of words) {
    const parts = word.match(latinLetters) ?? [];
    for (const [at, text] of parts.entries()) {
      const letters: Letters = { text, next: parts[at + 1], isFirst: at === 0 };
      const isBreath = text === 'h' && at > 0 && !startsWithVowel(parts[at - 1]);
      if (startsWithVowel(text)) builder.addVowel(vowelOf(letters, at === parts.length - 2));
      // An h after a consonant is silent: mhob.
      else if (!isSilent(letters) && !isBreath)
        for (const sound of consonantOf(letters) ?? '') builder.addConsonant(sound);
    }
  }
  return builder.key;
}

const khmerConsonants = new Map(
  Object.entries({
    K: 'កខគឃ',
    N: 'ងញណន',
    C: 'ចឆជឈ',
    T: 'ដឋឌឍតថទធ',
    P: 'បផពភ',
    M: 'ម',
    R: 'រឫឬ',
    L: 'លឡឭឮ',
    V: 'វ',
    S: 'ស',
    H: 'ហ',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);
/** Digraphs for sounds that Khmer has no letter for. */
const khmerDigraphs = new Map([
  ['ហ្វ', 'F'],
  ['ហ្គ', 'K'],
  ['ហ្ស', 'S'],
  ['ហ្ន', 'N'],
  ['ហ្ម', 'M'],
  ['ហ្ល', 'L'],
]);
const khmerVowels = new Map(
  Object.entries({
    ae: 'ាែៃឯ',
    e: 'ិីៀេយឥឦ',
    o: 'ុូួឧឩ',
    ao: 'ោៅំឱ',
    '*': 'ឹឺើឿ',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);
/** The vowel of a consonant without a vowel sign. */
const inherentVowel = 'ao';

/** A letter with its subscripts and vowels. */
const khmerCluster = /(ហ្[វគសនមល]|[\u1780-\u17b3])((?:\u17d2[\u1780-\u17b3])*)([\u17b6-\u17d1\u17dd]*)/gu;

/** A vowel sign sounds as in both series of consonants. @param text normalised */
export function keyOfKhmer(text: string): PhoneticKey {
  const builder = new KeyBuilder();
  const clusters = [...text.matchAll(khmerCluster)];
  for (const [at, { 1: letter = '', 2: subscripts = '', 3: marks = '' }] of clusters.entries()) {
    const isLast = at === clusters.length - 1;
    const vowel = [...marks].map((mark) => khmerVowels.get(mark) ?? '').join('');
    const isBare = vowel === '' && subscripts === '';
    // Silent letters: រ after a vowel, and វ at the end.
    if (isBare && at > 0 && (letter === 'រ' || (isLast && letter === 'វ'))) continue;
    addKhmerLetter(builder, letter);
    for (const subscript of subscripts.replaceAll('\u17d2', ''))
      // A subscript ហ is a breath, and រ is silent as in ចក្រ.
      if (subscript !== 'ហ' && !(subscript === 'រ' && isLast && vowel === ''))
        addKhmerLetter(builder, subscript);
    builder.addVowel(vowel === '' && !isLast ? inherentVowel : vowel);
    // In ាំង the ំ is silent.
    if (marks.includes('ំ') && clusters[at + 1]?.[1] !== 'ង') builder.addConsonant('M');
  }
  return builder.key;
}

function addKhmerLetter(builder: KeyBuilder, letter: string): void {
  const consonant = khmerDigraphs.get(letter) ?? khmerConsonants.get(letter);
  if (consonant === undefined) builder.addVowel(khmerVowels.get(letter) ?? '');
  else builder.addConsonant(consonant);
}
