/** Cuts normalised text into tokens: words, or single clusters in scripts that are written without spaces. */
import { normalise } from './normalise.ts';

const unspacedScripts =
  '\\p{Script=Khmer}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Myanmar}';
const unspacedLetter = new RegExp(`[${unspacedScripts}]`, 'u');
const spacedLetter = `(?![${unspacedScripts}])[\\p{L}\\p{M}\\p{N}]`;
/**
 * Letters and digits, with the signs that belong to names of techniques: .Net, C++, C#, Node.js, full-time. A change of
 * script ends a run even without a space.
 */
const runPattern = new RegExp(
  `[${unspacedScripts}](?:[${unspacedScripts}]|\\p{M})*|\\.(?=\\p{L})(?:${spacedLetter})+|(?:${spacedLetter})+(?:[+#]+|(?:[.,'’_-](?:${spacedLetter})+)+[+#]*)?`,
  'gu',
);
/** A full stop after Khmer ends a sentence, so it isn't the first character of a name like .Net. */
const stopAfterUnspaced = new RegExp(`((?=[\\p{L}\\p{N}])[${unspacedScripts}])\\.`, 'gu');
const joints = /[.,'’_-]+/;
const clusterPattern = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3\u17dd])*|[\p{L}\p{N}]\p{M}*/gu;

/** Whether the text has letters of a script that is written without spaces. */
export const isUnspaced = (text: string): boolean => unspacedLetter.test(text);

/** Adjacent letters of one kind of script. */
type Run = { readonly text: string; readonly start: number; readonly isUnspaced: boolean };

const withoutStops = (text: string): string =>
  text.includes('.') ? text.replace(stopAfterUnspaced, '$1 ') : text;

export const runsOf = (normalised: string): Run[] =>
  Array.from(withoutStops(normalised).matchAll(runPattern), ({ 0: text, index: start }) => ({
    text,
    start,
    isUnspaced: isUnspaced(text),
  }));

/** The letters of a run, each with its subscripts, vowels and signs, such as ស្ត្រី. */
export const clustersOf = (text: string): string[] => text.match(clusterPattern) ?? [];

const maxWordLength = 64;
export const truncateWord = (word: string): string =>
  word.length <= maxWordLength ? word : [...word].slice(0, maxWordLength).join('');

/** A spaced word: a search for it needs all `parts`; a text that has it is also indexed under `variants`. */
type SpacedWord = { readonly parts: readonly string[]; readonly variants: readonly string[] };

/** .Net is one word, and full-time two. */
const partsOf = (text: string): string[] => (text.startsWith('.') ? [text] : text.split(joints));

export function spacedWord(text: string): SpacedWord {
  const parts = partsOf(text);
  if (text.startsWith('.'))
    return { parts: parts.map(truncateWord), variants: [truncateWord(text.slice(1))] };
  const variants: string[] = [];
  if (parts.length > 1) variants.push(parts.join(''), `.${parts.at(-1) ?? ''}`);
  // C++ is also indexed as c, and NodeJs like Node.js and Node JS.
  const [bare = text] = text.split(/[+#]/, 1);
  if (bare !== text) variants.push(bare);
  const library = /^(.{2,})js$/.exec(text);
  if (parts.length === 1 && library?.[1] !== undefined) variants.push(library[1], 'js');
  for (const part of parts) {
    const one = singular(part);
    if (one !== part) variants.push(one);
  }
  return { parts: parts.map(truncateWord), variants: variants.map(truncateWord) };
}

/** The singular of an English plural; other words stay as they are. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The segmenter takes quadratic time, so it gets at most this many characters at once; no sentence is longer. */
const maxSegmented = 400;
const segmentedChunk = new RegExp(`.{1,${maxSegmented}}`, 'gsu');
/** Undefined in browsers without `Intl.Segmenter`: a run is one word there. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('km', { granularity: 'word' }) : undefined;

/** Segments an unspaced run into words by the ICU dictionary; the words together are the whole run. */
export function segmentWords(text: string): string[] {
  if (segmenter === undefined) return [text];
  return (text.match(segmentedChunk) ?? []).flatMap((chunk) =>
    [...segmenter.segment(chunk)].map(({ segment }) => segment),
  );
}

export type Token = {
  /** English plurals as singulars. */
  readonly text: string;
  /** Offsets in the normalised text. */
  readonly start: number;
  readonly end: number;
  /** The index of its run. */
  readonly run: number;
  readonly isUnspaced: boolean;
  /** Whether a word starts or ends with the token, by the ICU dictionary. */
  readonly startsWord: boolean;
  readonly endsWord: boolean;
  /** Whether a sentence, line or list item ends before it. */
  readonly isAfterBreak: boolean;
};

const breakPattern = /[\n,;:!?()|។•]|\.\s/;

export function tokenize(normalised: string): Token[] {
  const tokens: Token[] = [];
  let endOfPrevious = 0;
  for (const [index, { text, start, isUnspaced }] of runsOf(normalised).entries()) {
    let isAfterBreak = breakPattern.test(normalised.slice(endOfPrevious, start));
    endOfPrevious = start + text.length;
    let from = start;
    for (const token of isUnspaced ? unspacedTokens(text) : spacedTokens(text)) {
      // Without spreading the token, which would take half of the time.
      const { text: word, written, startsWord, endsWord } = token;
      from = normalised.indexOf(written, from);
      const end = from + written.length;
      tokens.push({
        text: word,
        start: from,
        end,
        run: index,
        isUnspaced,
        startsWord,
        endsWord,
        isAfterBreak,
      });
      isAfterBreak = false;
      from = end;
    }
  }
  return tokens;
}

type RunToken = Pick<Token, 'text' | 'startsWord' | 'endsWord'> & { readonly written: string };

const spacedTokens = (text: string): RunToken[] =>
  partsOf(text).map((part) => {
    const written = truncateWord(part);
    return { text: singular(written), written, startsWord: true, endsWord: true };
  });

const unspacedTokens = (text: string): RunToken[] =>
  // Joining the clusters drops marks that have no letter.
  segmentWords(clustersOf(text).join('')).flatMap((word) => {
    const clusters = clustersOf(word);
    return clusters.map((written, at) => ({
      text: written,
      written,
      startsWord: at === 0,
      endsWord: at === clusters.length - 1,
    }));
  });

/** The texts of the tokens only, without segmenting words, which is slow. */
export const tokenTexts = (normalised: string): string[] =>
  (withoutStops(normalised).match(runPattern) ?? []).flatMap((run) =>
    isUnspaced(run) ? clustersOf(run) : partsOf(run).map((part) => singular(truncateWord(part))),
  );

const englishStopWords =
  'a an the in at on of for and or to with near job jobs work works working vacancy vacancies career careers position positions hiring wanted needed looking find search province benefit benefits available offered provided that who from by company enterprise firm city town district commune krong khet srok khan sangkat area around urgent urgently apply employment i my me want any some good is are have has can please neak nak ka kar kangea karngea';
const khmerStopWords =
  'ការងារ រក រកការងារ ស្វែងរក ស្វែងរកការងារ ត្រូវការ ជ្រើសរើស នៅ នៅក្នុង ក្នុង ក្រុមហ៊ុន សហគ្រាស ស្រុក ខណ្ឌ សង្កាត់ ឃុំ តំបន់ និង ជា ដើម្បី អ្នក ការ ករ ធ្វើ ធ្វើការ ខេត្ត ក្រុង រាជធានី មាន ចេះ ចង់ ចង់បាន ផ្តល់ ឱ្យ ខ្ញុំ ដែល ទទួល សម្រាប់ ជាមួយ ល្អ សុំ គេ យើង គ្នា';

const stopWords: ReadonlySet<string> = new Set(normalise(`${englishStopWords} ${khmerStopWords}`).split(' '));

/** Stop words narrow a search only if nothing else is typed. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
