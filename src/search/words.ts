/** Cuts a normalised text into what is compared: words, and the clusters of scripts that are written without spaces. */

const longestToken = 64;
const scripts =
  '\\p{Script=Khmer}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Myanmar}';
const unspaced = new RegExp(`[${scripts}]`, 'u');
const letter = `(?![${scripts}])[\\p{L}\\p{M}\\p{N}]`;
/**
 * Letters and digits with what belongs to names of techniques: .Net, C++, C#, Node.js, full-time.
 * The two kinds of script are cut apart even where no space does it.
 */
const run = new RegExp(
  `[${scripts}](?:[${scripts}]|\\p{M})*|\\.(?=\\p{L})(?:${letter})+|(?:${letter})+(?:[+#]+|(?:[.,'’_-](?:${letter})+)+[+#]*)?`,
  'gu',
);
/** There it ends a sentence: nothing begins with it. */
const pointAfterUnspaced = new RegExp(`((?=[\\p{L}\\p{N}])[${scripts}])\\.`, 'gu');
const joints = /[.,'’_-]+/;
const clusters = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3\u17dd])*|[\p{L}\p{N}]\p{M}*/gu;

/** Whether it is of a script that is written without spaces. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** Letters that stand together, of one kind of script. */
export type Run = { readonly text: string; readonly at: number; readonly unspaced: boolean };

export const runsOf = (normalised: string): Run[] =>
  [...normalised.replace(pointAfterUnspaced, '$1 ').matchAll(run)].map(({ 0: text, index: at }) => ({
    text,
    at,
    unspaced: isUnspaced(text),
  }));

/** Letters of a run, each with everything that is written around it, such as ស្ត្រី. */
export const clustersOf = (text: string): string[] => text.match(clusters) ?? [];

export const short = (token: string): string => [...token].slice(0, longestToken).join('');

/** A spaced word as it was written: what must all be found to find it, and under which other forms it is stored. */
export type SpacedWord = { readonly parts: readonly string[]; readonly forms: readonly string[] };

export function spacedWord(found: string): SpacedWord {
  if (found.startsWith('.')) return { parts: [short(found)], forms: [short(found.slice(1))] };
  const parts = found.split(joints);
  const forms: string[] = [];
  if (parts.length > 1) forms.push(parts.join(''), `.${parts.at(-1) ?? ''}`);
  // C++ is also found by c; NodeJs is also what others write as Node.js or Node JS.
  const [bare = found] = found.split(/[+#]/, 1);
  if (bare !== found) forms.push(bare);
  const library = /^(.{2,})js$/.exec(found);
  if (parts.length === 1 && library?.[1] !== undefined) forms.push(library[1], 'js');
  for (const part of parts) if (singular(part) !== part) forms.push(singular(part));
  return { parts: parts.map(short), forms: forms.map(short) };
}

/** Of an English plural its singular; other words stay. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The segmenter's time grows with the square of what it is given; no sentence is as long as this. */
const longestSentence = 400;
const longSentence = new RegExp(`.{1,${longestSentence}}`, 'gsu');
/** Not every browser has one, nor its dictionary: then a run is one word. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('km', { granularity: 'word' }) : undefined;

/** The words of an unspaced run by the dictionary, with nothing left out. */
export function dictionaryWords(text: string): string[] {
  if (segmenter === undefined) return [text];
  return (text.match(longSentence) ?? []).flatMap((sentence) =>
    [...segmenter.segment(sentence)].map(({ segment }) => segment),
  );
}
