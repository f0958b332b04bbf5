/** How Khmer letters sound (sounds.ts), by what is common in names of work; of two series of vowels both are heard. */
import { Hearing, type Sound } from './sounds.ts';

const consonants = new Map(
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
/** Two letters for what Khmer has none for. */
const borrowed = new Map([
  ['ហ្វ', 'F'],
  ['ហ្គ', 'K'],
  ['ហ្ស', 'S'],
  ['ហ្ន', 'N'],
  ['ហ្ម', 'M'],
  ['ហ្ល', 'L'],
]);
const vowels = new Map(
  Object.entries({
    ae: 'ាែៃឯ',
    e: 'ិីៀេយឥឦ',
    o: 'ុូួឧឩ',
    ao: 'ោៅំឱ',
    '*': 'ឹឺើឿ',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);
/** What a consonant without a vowel sounds with. */
const inherent = 'ao';

/** A letter with its subscripts and vowels. */
const cluster = /(ហ្[វគសនមល]|[\u1780-\u17b3])((?:\u17d2[\u1780-\u17b3])*)([\u17b6-\u17d1\u17dd]*)/gu;

/** @param text normalised */
export function soundOfKhmer(text: string): Sound {
  const hearing = new Hearing();
  const clusters = [...text.matchAll(cluster)];
  for (const [at, { 1: letter = '', 2: subscripts = '', 3: marks = '' }] of clusters.entries()) {
    const isLast = at === clusters.length - 1;
    const vowel = [...marks].map((mark) => vowels.get(mark) ?? '').join('');
    const isBare = vowel === '' && subscripts === '';
    // Written, but not heard: រ after a vowel, and វ at the end.
    if (isBare && at > 0 && (letter === 'រ' || (isLast && letter === 'វ'))) continue;
    hear(hearing, letter);
    for (const below of subscripts.replaceAll('\u17d2', ''))
      // Nor ចក្រ, and ហ below is a breath.
      if (below !== 'ហ' && !(below === 'រ' && isLast && vowel === '')) hear(hearing, below);
    hearing.vowel(vowel === '' && !isLast ? inherent : vowel);
    // ាំង sounds as if it had no ំ.
    if (marks.includes('ំ') && clusters[at + 1]?.[1] !== 'ង') hearing.consonant('M');
  }
  return hearing.sound;
}

function hear(hearing: Hearing, letter: string): void {
  const consonant = borrowed.get(letter) ?? consonants.get(letter);
  if (consonant === undefined) hearing.vowel(vowels.get(letter) ?? '');
  else hearing.consonant(consonant);
}
