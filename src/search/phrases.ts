/** Finds phrases of the dictionary in text, and what partial phrases may mean. */
import { type Dictionary, type Phrase } from './dictionary.ts';
import { isUnspaced, type Token } from './tokenizer.ts';

/** A phrase found in a text: its tokens `from` to before `to`. */
export type PhraseMatch = {
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly string[];
  /** In a long text it likely means something else. */
  readonly isAmbiguous: boolean;
};

/** The index of the first word that is not before `prefix`. */
function findFirst(sorted: readonly string[], prefix: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

const hasPrefix = (sorted: readonly string[], prefix: string): boolean =>
  sorted[findFirst(sorted, prefix)]?.startsWith(prefix) === true;

/** All phrases that start at a token, longest first. */
export function phrasesAt(
  { meanings, ambiguous, sortedPhrases }: Dictionary,
  tokens: readonly Token[],
  from: number,
): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  let key = '';
  for (let to = from + 1; to <= tokens.length; to += 1) {
    const token = tokens[to - 1];
    if (token === undefined || (token.isAfterBreak && to > from + 1)) break;
    key += token.text;
    if (!hasPrefix(sortedPhrases, key)) break;
    const found = meanings.get(key);
    if (found && isWholeWords(tokens, from, to)) {
      const isAmbiguous = ambiguous.has(key) || isShort(tokens, from, to);
      matches.unshift({ from, to, meanings: found, isAmbiguous });
    }
  }
  return matches;
}

const maxWordsBetween = 2;

/** Meanings of two-word phrases with other words in between: a Finance and Admin Manager is a finance manager, too. */
export function meaningsAcrossGap(
  { meanings }: Dictionary,
  tokens: readonly Token[],
  from: number,
): string[] {
  const first = tokens[from];
  const found: string[] = [];
  for (let at = from + 1; at <= from + 1 + maxWordsBetween; at += 1) {
    const token = tokens[at];
    if (!first || !token || token.isAfterBreak || first.isUnspaced || token.isUnspaced) break;
    if (at > from + 1) found.push(...(meanings.get(first.text + token.text) ?? []));
  }
  return found;
}

/** One or two Khmer clusters count only where the ICU dictionary cuts, too. */
const isWholeWords = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from > 2 || (tokens[from]?.startsWord === true && tokens[to - 1]?.endsWord === true);

function isShort(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from];
  if (first === undefined) return true;
  return first.isUnspaced ? to - from <= 2 : to - from === 1 && first.text.length <= 3;
}

/** A partial phrase with more meanings than this says nothing. */
const maxMeanings = 24;
/** Clusters that may be added to a Khmer word to complete it. */
const maxAddedClusters = 2;

/** Meanings of the phrases that complete a partial phrase, and of the longer phrases that contain it. */
export type PartialMeanings = {
  readonly completions: readonly string[];
  readonly containing: readonly string[];
};

function tokensWithPrefix({ sortedTokens }: Dictionary, prefix: string): readonly string[] {
  const start = findFirst(sortedTokens, prefix);
  let end = start;
  while (sortedTokens[end]?.startsWith(prefix)) end += 1;
  return sortedTokens.slice(start, end);
}

const phrasesWithPrefix = (dictionary: Dictionary, prefix: string): readonly Phrase[] =>
  [
    ...new Set(
      tokensWithPrefix(dictionary, prefix).flatMap((token) => dictionary.phrasesByToken.get(token) ?? []),
    ),
  ].sort((one, other) => one.tokens.length - other.tokens.length);

/** The phrases with the rarest of the tokens; phrases with all of the tokens are among them. */
function phrasesWithRarest({ phrasesByToken }: Dictionary, tokens: readonly string[]): readonly Phrase[] {
  const lists = tokens.map((token) => phrasesByToken.get(token) ?? []);
  return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest), lists[0] ?? []);
}

/**
 * Meanings of phrases that have these adjacent tokens. Latin ones must start the phrase: "developer" shouldn't find
 * every phrase that ends in it.
 * @param isPrefix whether the last token may be the start of a longer one
 */
export function partialMeanings(
  dictionary: Dictionary,
  part: readonly string[],
  isPrefix: boolean,
): PartialMeanings {
  const last = part.length - 1;
  const [first = ''] = part;
  const isKhmer = isUnspaced(part.join(''));
  const hasPart = ({ tokens }: Phrase) =>
    tokens.length >= part.length &&
    tokens.some(
      (_, at) =>
        (isKhmer || at === 0) &&
        part.every((token, nth) =>
          isPrefix && nth === last
            ? tokens[at + nth]?.startsWith(token) === true
            : tokens[at + nth] === token,
        ),
    );
  const wholeTokens = isPrefix ? part.slice(0, last) : part;
  const shortestFirst =
    wholeTokens.length === 0
      ? phrasesWithPrefix(dictionary, first)
      : phrasesWithRarest(dictionary, isKhmer ? wholeTokens : wholeTokens.slice(0, 1));
  const [completions, containing] = [new Set<string>(), new Set<string>()];
  // Khmer words get a cluster or two before or after them, អ្នកគណនេយ្យ, គណនេយ្យករ, unless they are phrases themselves.
  let added = isKhmer ? maxAddedClusters : 0;
  for (const phrase of shortestFirst) {
    if (!hasPart(phrase)) continue;
    const { length } = phrase.tokens;
    if (length === part.length) added = 0;
    const meanings = length <= part.length + added ? completions : containing;
    for (const id of phrase.meanings) if (meanings.size < maxMeanings) meanings.add(id);
    // Thousands of phrases contain the commonest words.
    if (containing.size === maxMeanings) break;
  }
  return { completions: [...completions], containing: [...containing] };
}
