/** Phrases of the table of synonyms that sound like what somebody typed in the letters of the other language. */
import { normalise } from './normalise.ts';
import { soundOfKhmer } from './khmer-sounds.ts';
import { soundOfEnglish, soundOfLatinKhmer } from './latin-sounds.ts';
import { differenceOf, fewestHeard, type Sound } from './sounds.ts';
import { isUnspaced } from './words.ts';

/** @returns the phrases that sound most like it, normalised */
export type SoundAlikes = (typed: string) => readonly string[];

const most = 3;
/** Khmer that is written otherwise, but heard alike, must be so long. */
const longEnough = 5;
/** What people leave out before an occupation, or put there. */
const prefix = /^(?:អ្នក|បុគ្គលិក|កម្មករ|ការងារ|ការ|ចេះ|ធ្វើ|មន្ត្រី)(?=.{2})/u;

type Phrase = { readonly text: string; readonly sound: Sound };
/** By consonants. */
class Phrases {
  readonly #heard = new Map<string, Phrase[]>();

  add(text: string, sound: Sound): void {
    if (sound.consonants.length < fewestHeard) return;
    const known = this.#heard.get(sound.consonants);
    if (known) known.push({ text, sound });
    else this.#heard.set(sound.consonants, [{ text, sound }]);
  }

  /** How much each differs. */
  like(sound: Sound): [text: string, difference: number][] {
    return (this.#heard.get(sound.consonants) ?? []).flatMap((phrase): [string, number][] => {
      const difference = differenceOf(sound, phrase.sound);
      return difference === undefined ? [] : [[phrase.text, difference]];
    });
  }
}

const latinWords = (text: string): string[] => text.match(/[a-z]+/g) ?? [];

function hear(phrases: readonly string[]) {
  const [english, khmer, withoutPrefix] = [new Phrases(), new Phrases(), new Phrases()];
  for (const phrase of phrases) {
    const text = normalise(phrase);
    if (!isUnspaced(text)) english.add(text, soundOfEnglish(latinWords(text)));
    else if (!/[a-z]/.test(text)) {
      khmer.add(text, soundOfKhmer(text));
      const bare = text.replace(prefix, '');
      if (bare !== text) withoutPrefix.add(text, soundOfKhmer(bare));
    }
  }
  return { english, khmer, withoutPrefix };
}

/** @param phrases of both languages, as people write them; they are heard when they are first asked for */
export function makeSoundAlikes(phrases: readonly string[]): SoundAlikes {
  let heard: ReturnType<typeof hear> | undefined;
  return (typed) => {
    const { english, khmer, withoutPrefix } = (heard ??= hear(phrases));
    const found = isUnspaced(typed)
      ? [typed, typed.replace(prefix, '')]
          .map(soundOfKhmer)
          .flatMap((sound) => [
            ...english.like(sound),
            ...(sound.consonants.length >= longEnough ? khmer.like(sound) : []),
          ])
      : [soundOfLatinKhmer(latinWords(typed))].flatMap((sound) => [
          ...khmer.like(sound),
          ...withoutPrefix.like(sound),
        ]);
    const least = Math.min(...found.map(([, difference]) => difference));
    const nearest = found.flatMap(([text, difference]) => (difference === least ? [text] : []));
    return [...new Set(nearest)].slice(0, most);
  };
}
