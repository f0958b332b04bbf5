/** How Latin letters sound (sounds.ts): English words, and Khmer ones as people write them. */
import { Hearing, type Sound } from './sounds.ts';

/** Vowels side by side, letters that sound as one, or a letter. */
const spelled = /[aeiouy]+|[ckptg]h|s?sion|tion|sh|ck|nh|gn(?![aeiouy])|ng(?![eiy])|[b-df-hj-np-tv-xz]/g;

const consonants = new Map(
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
/** In English before e, i and y: centre, agent. */
const softened = new Map([
  ['c', 'S'],
  ['g', 'C'],
]);

type Letters = { readonly part: string; readonly next: string | undefined; readonly isFirst: boolean };
const beginsWithVowel = (part: string | undefined): boolean => part !== undefined && /^[aeiouy]/.test(part);
/** r before a consonant or at the end is not heard. */
const isSilent = ({ part, next, isFirst }: Letters): boolean =>
  part === 'r' && !isFirst && !beginsWithVowel(next);

/** @param words normalised, without accents */
export const soundOfEnglish = (words: readonly string[]): Sound =>
  soundOf(
    words.map((word) =>
      word
        .replace(/(..)e$/, '$1')
        .replace(/([tb])r$/, '$1er')
        .replace(/([fl])t$/, '$1'),
    ),
    {
      consonant: ({ part, next }) => {
        if (part === 'ph') return 'F';
        return (
          (next !== undefined && /^[eiy]/.test(next) ? softened.get(part) : undefined) ?? consonants.get(part)
        );
      },
      vowel: ({ part, next, isFirst }, isEnding) => {
        // The end of driver, sailor and cellar is heard as anything.
        if (next === 'r' && isEnding && !isFirst) return '*';
        return part.replace(/[iy]/g, 'e').replace('a', 'ae').replace('u', 'ao');
      },
    },
  );

/** @param words normalised, without accents */
export const soundOfLatinKhmer = (words: readonly string[]): Sound =>
  soundOf(
    // ៅ is written ov and ao, and ះ as a breath.
    words.map((word) => word.replace(/([ao])[vw]$|([aeiou])h$/, '$1$2')),
    {
      consonant: ({ part }) => consonants.get(part),
      vowel: ({ part }) => part.replace(/[iy]/g, 'e').replace(/u/g, 'o'),
    },
  );

type Reading = {
  readonly consonant: (letters: Letters) => string | undefined;
  readonly vowel: (letters: Letters, isEnding: boolean) => string;
};

function soundOf(words: readonly string[], { consonant, vowel }: Reading): Sound {
  const hearing = new Hearing();
  for (const word of words) {
    const parts = word.match(spelled) ?? [];
    for (const [at, part] of parts.entries()) {
      const letters: Letters = { part, next: parts[at + 1], isFirst: at === 0 };
      if (beginsWithVowel(part)) hearing.vowel(vowel(letters, at === parts.length - 2));
      // A breath after a consonant: mhob.
      else if (!isSilent(letters) && !(part === 'h' && at > 0 && !beginsWithVowel(parts[at - 1])))
        for (const sound of consonant(letters) ?? '') hearing.consonant(sound);
    }
  }
  return hearing.sound;
}
