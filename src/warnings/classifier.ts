/** A naive Bayes classifier of n-grams, trained on judged texts, that finds the dishonest sentences of a text. */
import { foldText } from './fold-text.ts';

/** Lengths of the n-grams: Khmer has no spaces between words, and people spell both languages in many ways. */
const shortest = 3;
const longest = 6;

/** N-grams are counted by their hash, so that memory doesn't grow with the texts. The few collisions do little harm. */
const hashes = 2 ** 19;
/** Added to each count, so that an n-gram that one class lacks does not decide alone. */
const smoothing = 0.05;

/** The last text that had the n-gram, by its hash: finding repeated ones takes no set, which would be ten times as slow. */
const lastText = new Uint32Array(hashes);
let texts = 0;

/** The hashes of a folded text's n-grams, each once. All digits count as the same. */
function ngramsOf(folded: string): Uint32Array {
  texts += 1;
  const letters = ` ${folded.replace(/\d/g, '0')} `;
  const ngrams = new Uint32Array(letters.length * (longest - shortest + 1));
  let size = 0;
  for (let start = 0; start < letters.length; start += 1) {
    let hash = 0x811c9dc5;
    for (let length = 1; length <= longest && start + length <= letters.length; length += 1) {
      hash = Math.imul(hash ^ letters.charCodeAt(start + length - 1), 0x01000193);
      const ngram = (hash ^ (hash >>> 15)) & (hashes - 1);
      if (length < shortest || lastText[ngram] === texts) continue;
      lastText[ngram] = texts;
      ngrams[size++] = ngram;
    }
  }
  return ngrams.subarray(0, size);
}

/** In how many texts each n-gram is. */
type Counts = { readonly of: Uint16Array; readonly total: number };

function count(all: readonly Uint32Array[]): Counts {
  const of = new Uint16Array(hashes);
  for (const ngrams of all) for (const ngram of ngrams) of[ngram] = (of[ngram] ?? 0) + 1;
  return { of, total: all.reduce((sum, { length }) => sum + length, 0) };
}

function sum(parts: readonly Counts[]): Counts {
  const of = new Uint16Array(hashes);
  for (const part of parts)
    for (let ngram = 0; ngram < hashes; ngram += 1) of[ngram] = (of[ngram] ?? 0) + (part.of[ngram] ?? 0);
  return { of, total: parts.reduce((total, part) => total + part.total, 0) };
}

/** What each n-gram adds to the log odds that a text belongs to a part of all texts and not to the rest. */
function weightsOf(part: Counts, all: Counts): Float32Array {
  const added = smoothing * hashes;
  const ofTotals = Math.log((all.total - part.total + added) / (part.total + added));
  // Most n-grams are in no text; for those the logarithm is 0.
  const weights = new Float32Array(hashes).fill(ofTotals);
  for (let ngram = 0; ngram < hashes; ngram += 1) {
    const inAll = all.of[ngram] ?? 0;
    if (inAll === 0) continue;
    const inPart = part.of[ngram] ?? 0;
    weights[ngram] = ofTotals + Math.log((inPart + smoothing) / (inAll - inPart + smoothing));
  }
  return weights;
}

function logOdds(ngrams: Uint32Array, weights: Float32Array): number {
  let sum = 0;
  for (const ngram of ngrams) sum += weights[ngram] ?? 0;
  return sum;
}

/** Log odds that are comparable between long and short texts. */
const comparableOdds = (ngrams: Uint32Array, weights: Float32Array): number =>
  logOdds(ngrams, weights) / Math.sqrt(ngrams.length + 1);

/** Sentences are judged together up to this length, because what is around one tells what it means. */
const longestPassage = 300;
/** Ends of sentences and lines (fold-text.ts). What has none is cut. */
const sentencePattern = new RegExp(`[^.;]{1,${longestPassage}}`, 'g');

type Sentence = { readonly from: number; readonly to: number; readonly odds: number };

const lengthOf = (passage: readonly Sentence[]): number =>
  (passage.at(-1)?.to ?? 0) - (passage[0]?.from ?? 0);

/** The next passage starts in the middle of the one before. */
function passagesOf<S extends Sentence>(sentences: readonly S[]): S[][] {
  const passages: S[][] = [];
  const passage: S[] = [];
  for (const sentence of sentences) {
    if (passage.length > 0 && lengthOf([...passage.slice(0, 1), sentence]) > longestPassage) {
      passages.push([...passage]);
      const half = lengthOf(passage) / 2;
      while (
        passage.length > 0 &&
        (lengthOf(passage) > half || lengthOf([...passage.slice(0, 1), sentence]) > longestPassage)
      )
        passage.shift();
    }
    passage.push(sentence);
  }
  return [...passages, passage];
}

/** Honest ones have no kinds. */
export type JudgedText = { readonly text: string; readonly kinds: readonly string[] };

export type Reader<Kind> = {
  readonly kinds: readonly Kind[];
  /** Honest texts, without those that look dishonest at first sight. */
  readonly ordinary?: readonly string[];
};

export type Threshold = {
  /** Log odds from which a passage warns. */
  readonly passageOdds: number;
  /** Log odds from which a sentence warns, whatever is around it. */
  readonly sentenceOdds: number;
};

/** A dishonest sentence, and where in the text it starts. */
export type Found<Kind> = { readonly kind: Kind; readonly at: number; readonly sentence: string };

/** Finds the dishonest sentences of a text, in their order. */
export type FindDishonest<Kind> = (text: string) => Found<Kind>[];

/** Counts the texts once for all readers. */
export function trainClassifier(judged: readonly JudgedText[]) {
  const known = judged.map(({ text, kinds }) => ({ ngrams: ngramsOf(foldText(text).folded), kinds }));
  const countWhere = (belongs: (kinds: readonly string[]) => boolean) =>
    count(known.filter(({ kinds }) => belongs(kinds)).map(({ ngrams }) => ngrams));
  const dishonest = countWhere(({ length }) => length > 0);
  const honest = countWhere(({ length }) => length === 0);
  const dishonestTexts = known.filter(({ kinds }) => kinds.length > 0);
  const weightsByKind = new Map<string, Float32Array>();
  /** Computed when a text first warns: most texts don't. */
  function weightsOfKind(kind: string): Float32Array {
    const computed = weightsByKind.get(kind);
    if (computed) return computed;
    const texts = dishonestTexts.filter(({ kinds }) => kinds.includes(kind));
    const weights = weightsOf(count(texts.map(({ ngrams }) => ngrams)), dishonest);
    weightsByKind.set(kind, weights);
    return weights;
  }

  /** @returns a function that gives a finder for each threshold */
  return <Kind extends string>({ kinds, ordinary = [] }: Reader<Kind>) => {
    const judgedKinds = kinds.filter((kind) => known.some((text) => text.kinds.includes(kind)));
    const all = sum([dishonest, honest, count(ordinary.map((text) => ngramsOf(foldText(text).folded)))]);
    const weights = weightsOf(dishonest, all);
    const kindOf = (ngrams: Uint32Array): Kind | undefined =>
      judgedKinds
        .map((kind) => ({ kind, odds: logOdds(ngrams, weightsOfKind(kind)) }))
        .sort((one, other) => other.odds - one.odds)[0]?.kind;

    const findDishonest = (text: string, { passageOdds, sentenceOdds }: Threshold): Found<Kind>[] => {
      const { folded, starts, ends } = foldText(text);
      const found: Found<Kind>[] = [];
      const add = (kind: Kind | undefined, { from, to }: Sentence): void => {
        const at = starts[from] ?? 0;
        if (kind === undefined || found.some((other) => other.kind === kind && other.at === at)) return;
        found.push({ kind, at, sentence: text.slice(at, ends[to - 1]) });
      };
      const sentences: (Sentence & { readonly kind: () => Kind | undefined })[] = [];
      for (const { 0: sentence, index: from } of folded.matchAll(sentencePattern)) {
        const ngrams = ngramsOf(sentence);
        const odds = logOdds(ngrams, weights);
        const read = { from, to: from + sentence.length, odds, kind: () => kindOf(ngrams) };
        sentences.push(read);
        if (comparableOdds(ngrams, weights) > sentenceOdds) add(read.kind(), read);
      }
      for (const passage of passagesOf(sentences)) {
        const ngrams = ngramsOf(folded.slice(passage[0]?.from, passage.at(-1)?.to));
        if (comparableOdds(ngrams, weights) <= passageOdds) continue;
        const kind = kindOf(ngrams);
        const byOdds = passage.sort((one, other) => other.odds - one.odds);
        const strongest = byOdds.find((sentence) => sentence.kind() === kind) ?? byOdds[0];
        if (strongest) add(kind, strongest);
      }
      return found.sort((one, other) => one.at - other.at);
    };
    return (threshold: Threshold): FindDishonest<Kind> =>
      (text) =>
        findDishonest(text, threshold);
  };
}
