/** Cuts text into what is searched for: words, and for scripts without spaces also the clusters within. */
import { normalise } from '#contract/normalise.ts';

/** Raise it when the same text would give other tokens or warnings. */
const rules = 2;
/** What made the tokens of a job: our rules and the dictionary of this Node's ICU. */
export const TOKENIZER_VERSION: number = rules * 1_000 + Number.parseInt(process.versions.icu ?? '0', 10);

const longestToken = 64;
/** A job of the greatest allowed length stays under what a tsvector can hold. */
const mostTokens = 8_000;

/** One word or compound as it was written, and how it can be found. */
export type Word = {
  /** All of these must be found to find the word. */
  parts: string[];
  /** Other forms under which the same word is stored. */
  forms: string[];
  /** False for scripts that are written without spaces, where a prefix means little. */
  spaced: boolean;
};

const unspaced =
  /[\p{Script=Khmer}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}]/u;
/**
 * Letters and digits with what belongs to names of techniques: .Net, C++, C#, Node.js, full-time.
 * The two kinds of script are cut apart even where no space does it.
 */
const letter = `(?![\\p{Script=Khmer}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Myanmar}])[\\p{L}\\p{M}\\p{N}]`;
const run = new RegExp(
  `(?:${unspaced.source})(?:${unspaced.source}|\\p{M})*|(?<![\\p{L}\\p{N}])\\.(?=\\p{L})(?:${letter})+|(?:${letter})+(?:[+#]+|(?:[.,'’_-](?:${letter})+)+[+#]*)?`,
  'gu',
);
const joints = /[.,'’_-]+/;
const segmenter = new Intl.Segmenter('km', { granularity: 'word' });

/** Whether it is of a script that is written without spaces. */
export const isUnspaced = (token: string): boolean => unspaced.test(token);

/** The words of a text, in order. */
export function words(text: string): Word[] {
  return [...normalise(text).matchAll(run)].flatMap(([found]) =>
    unspaced.test(found) ? dictionaryWords(found) : [spacedWord(found)],
  );
}

/** The segmenter's time grows with the square of what it is given; no sentence is as long as this. */
const longestSentence = 400;
const longSentence = new RegExp(`.{1,${longestSentence}}`, 'gsu');

function dictionaryWords(found: string): Word[] {
  return (found.match(longSentence) ?? [])
    .flatMap((sentence) => [...segmenter.segment(sentence)])
    .filter(({ segment, isWordLike }) => isWordLike && /\p{L}/u.test(segment))
    .map(({ segment }) => ({ parts: [short(segment)], forms: [], spaced: false }));
}

function spacedWord(found: string): Word {
  if (found.startsWith('.')) return { parts: [short(found)], forms: [short(found.slice(1))], spaced: true };
  const parts = found.split(joints);
  const forms: string[] = [];
  if (parts.length > 1) forms.push(parts.join(''), `.${parts.at(-1) ?? ''}`);
  // C++ is also found by c; NodeJs is also what others write as Node.js or Node JS.
  const bare = found.replace(/(?<![+#])[+#]+$/, '');
  if (bare !== found) forms.push(bare);
  const library = /^(.{2,})js$/.exec(found);
  if (parts.length === 1 && library?.[1] !== undefined) forms.push(library[1], 'js');
  return { parts: parts.map(short), forms: forms.map(short), spaced: true };
}

const short = (token: string): string => [...token].slice(0, longestToken).join('');

/** Every token under which a text is found; none is empty, none comes twice. */
export function wordTokens(text: string): string[] {
  const all = words(text).flatMap(({ parts, forms }) => [...parts, ...forms]);
  return [...new Set(all)].slice(0, mostTokens);
}

const khmerClusters = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3\u17dd])*|[\p{L}\p{N}]\p{M}*/gu;

/** Clusters of one unspaced run, such as ស្ត្រី; one letter with all that is around it. */
function clusters(found: string): string[] {
  return found.match(khmerClusters) ?? [];
}

const pairs = (list: string[]): string[] => list.slice(1).map((cluster, at) => `${list[at] ?? ''}${cluster}`);

const unspacedRuns = (text: string): string[][] =>
  (normalise(text).match(run) ?? []).filter((found) => unspaced.test(found)).map(clusters);

/** Single clusters and neighbours of every unspaced run, for texts that the dictionary cut differently. */
export function clusterTokens(text: string): string[] {
  return [...new Set(unspacedRuns(text).flatMap((list) => [...list, ...pairs(list)]))].slice(0, mostTokens);
}

/** What must all be there for a keyword: neighbours, or the cluster that stands alone. */
export function clusterTokensToFind(keyword: string): string[] {
  return [...new Set(unspacedRuns(keyword).flatMap((list) => (list.length === 1 ? list : pairs(list))))];
}
