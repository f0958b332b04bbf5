/** Finds phrases of the table of synonyms that sound like a text in the letters of the other language. */
import { normalise } from './normalise.ts';
import {
  keyOfEnglish,
  keyOfKhmer,
  keyOfLatinKhmer,
  minConsonants,
  type PhoneticKey,
  vowelDifference,
} from './phonetics.ts';
import { skeletonOf } from './romanisation.ts';
import { isUnspaced } from './tokenizer.ts';

/** @returns the phrases that sound most alike, normalised */
export type SoundsLike = (text: string) => readonly string[];

const maxResults = 3;
/** Khmer keys need this many consonants to match a Khmer phrase that is spelled differently. */
const minKhmerConsonants = 5;
/** English keys need this many to match an English phrase that is spelled differently. */
const minEnglishConsonants = 4;
/** Words that people add or leave out before an occupation. */
const optionalPrefix = /^(?:អ្នក|បុគ្គលិក|កម្មករ|ការងារ|ការ|ចេះ|ធ្វើ|មន្ត្រី)(?=.{2})/u;

type Entry = { readonly phrase: string; readonly key: PhoneticKey };

class PhoneticIndex {
  readonly #byConsonants = new Map<string, Entry[]>();

  add(phrase: string, key: PhoneticKey): void {
    if (key.consonants.length < minConsonants) return;
    const entries = this.#byConsonants.get(key.consonants);
    if (entries) entries.push({ phrase, key });
    else this.#byConsonants.set(key.consonants, [{ phrase, key }]);
  }

  find(key: PhoneticKey): [phrase: string, difference: number][] {
    return (this.#byConsonants.get(key.consonants) ?? []).flatMap((entry): [string, number][] => {
      const difference = vowelDifference(key, entry.key);
      return difference === undefined ? [] : [[entry.phrase, difference]];
    });
  }
}

const latinWords = (text: string): string[] => text.match(/[a-z]+/g) ?? [];

function buildIndexes(phrases: readonly string[]) {
  const [english, khmer, withoutPrefix] = [new PhoneticIndex(), new PhoneticIndex(), new PhoneticIndex()];
  for (const phrase of phrases) {
    const text = normalise(phrase);
    if (!isUnspaced(text)) english.add(text, keyOfEnglish(latinWords(text)));
    else if (!/[a-z]/.test(text)) {
      khmer.add(text, keyOfKhmer(text));
      const rest = text.replace(optionalPrefix, '');
      if (rest !== text) withoutPrefix.add(text, keyOfKhmer(rest));
    }
  }
  return { english, khmer, withoutPrefix };
}

function bySkeleton(latinKhmer: Iterable<string>): Map<string, string[]> {
  const bySkeleton = new Map<string, string[]>();
  for (const form of latinKhmer) {
    const skeleton = skeletonOf(form);
    if (skeleton !== undefined) bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), form]);
  }
  return bySkeleton;
}

type Heard = {
  /** In both languages. */
  readonly phrases: readonly string[];
  /** Khmer in Latin letters, normalised; another spelling of one of these beats what only sounds like a phrase. */
  readonly latinKhmer: Iterable<string>;
};

/** The keys are computed at first use. */
export function createSoundsLike({ phrases, latinKhmer }: Heard): SoundsLike {
  let built: (ReturnType<typeof buildIndexes> & { readonly spelled: Map<string, string[]> }) | undefined;
  return (text) => {
    built ??= { ...buildIndexes(phrases), spelled: bySkeleton(latinKhmer) };
    const { english, khmer, withoutPrefix, spelled } = built;
    const respelled = isUnspaced(text) ? undefined : spelled.get(skeletonOf(text) ?? '');
    if (respelled) return respelled.slice(0, maxResults);
    const found = isUnspaced(text)
      ? [text, text.replace(optionalPrefix, '')]
          .map(keyOfKhmer)
          .flatMap((key) => [
            ...english.find(key),
            ...(key.consonants.length >= minKhmerConsonants ? khmer.find(key) : []),
          ])
      : [keyOfLatinKhmer(latinWords(text))].flatMap((key) => [
          ...khmer.find(key),
          ...withoutPrefix.find(key),
        ]);
    // English with several letters wrong: acountent.
    if (found.length === 0 && !isUnspaced(text)) {
      const key = keyOfEnglish(latinWords(text));
      if (key.consonants.length >= minEnglishConsonants) found.push(...english.find(key));
    }
    const smallest = Math.min(...found.map(([, difference]) => difference));
    const closest = found.flatMap(([phrase, difference]) => (difference === smallest ? [phrase] : []));
    return [...new Set(closest)].slice(0, maxResults);
  };
}
