/**
 * How words sound, roughly: so that an English word in Khmer letters is found (ដ្រាយវ័រ), and Khmer as people type it
 * with Latin letters (neak bok bor), however each of them spells it.
 */

/**
 * Consonants in classes (K is k, g and kh), and which vowels are heard before, between and after them: a, e with i, o
 * with u; what may be heard as several has all of them, * is any, and an empty one is not heard.
 */
export type Sound = { readonly consonants: string; readonly vowels: readonly string[] };

/** Puts a sound together while a word is read. */
export class Hearing {
  #consonants = '';
  readonly #vowels = [''];

  /** What is heard twice is one: half of the people write it once. */
  consonant(sound: string): void {
    if (this.#consonants.endsWith(sound)) return;
    this.#consonants += sound;
    this.#vowels.push('');
  }

  vowel(sound: string): void {
    this.#vowels[this.#vowels.length - 1] += sound;
  }

  get sound(): Sound {
    return { consonants: this.#consonants, vowels: this.#vowels };
  }
}

/** Fewer consonants are heard in too many words. */
export const fewestHeard = 3;
/** In a word of so many consonants more of the vowels may differ. */
const many = 5;

/** The share of vowels that differ, of two whose consonants are the same; undefined for those that do not sound alike. */
export function differenceOf(one: Sound, other: Sound): number | undefined {
  const { length } = one.consonants;
  if (one.consonants !== other.consonants || length < fewestHeard) return undefined;
  const heard = one.vowels.flatMap((vowel, at) => {
    const also = other.vowels[at] ?? '';
    return vowel === '' || also === '' ? [] : [isAlike(vowel, also)];
  });
  const share = heard.length === 0 ? 0 : heard.filter((alike) => !alike).length / heard.length;
  return share <= (length >= many ? 1 / 3 : 1 / 4) ? share : undefined;
}

const isAlike = (one: string, other: string): boolean =>
  one.includes('*') || other.includes('*') || [...one].some((vowel) => other.includes(vowel));
