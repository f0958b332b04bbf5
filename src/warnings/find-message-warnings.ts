/** The kinds of warnings about a message (product 3.18), by a naive Bayes classifier trained on judged texts. */
import { type MessageWarningKind, messageWarningKinds } from '#contract/application-messages.ts';
import judgedMessages from './judged-messages.json' with { type: 'json' };
import judgedPostings from './judged-postings.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

/** Lengths of the n-grams: Khmer has no spaces between words, and people spell both languages in many ways. */
const shortest = 3;
const longest = 6;

/** N-grams are counted by their hash, so that memory doesn't grow with the texts. The few collisions do little harm. */
const hashes = 2 ** 19;
/** Added to each count, so that an n-gram that one class lacks does not decide alone. */
const smoothing = 0.05;

/** The hashes of a text's n-grams, each once. All digits count as the same. */
function ngramsOf(text: string): ReadonlySet<number> {
  const letters = ` ${foldText(text).folded.replace(/\d/g, '0')} `;
  const ngrams = new Set<number>();
  for (let start = 0; start < letters.length; start += 1) {
    let hash = 0x811c9dc5;
    for (let length = 1; length <= longest && start + length <= letters.length; length += 1) {
      hash = Math.imul(hash ^ letters.charCodeAt(start + length - 1), 0x01000193);
      if (length >= shortest) ngrams.add((hash ^ (hash >>> 15)) & (hashes - 1));
    }
  }
  return ngrams;
}

/** In how many texts each n-gram is. */
type Counts = { readonly of: Uint16Array; readonly total: number };

function count(texts: readonly ReadonlySet<number>[]): Counts {
  const of = new Uint16Array(hashes);
  for (const ngrams of texts) for (const ngram of ngrams) of[ngram] = (of[ngram] ?? 0) + 1;
  return { of, total: texts.reduce((sum, { size }) => sum + size, 0) };
}

/** Log odds that a text belongs to a part of all texts and not to the rest, comparable between long and short ones. */
function logOdds(ngrams: ReadonlySet<number>, part: Counts, all: Counts): number {
  const added = smoothing * hashes;
  const ofTotals = Math.log((all.total - part.total + added) / (part.total + added));
  let sum = ngrams.size * ofTotals;
  for (const ngram of ngrams) {
    const inPart = part.of[ngram] ?? 0;
    const inRest = (all.of[ngram] ?? 0) - inPart;
    sum += Math.log((inPart + smoothing) / (inRest + smoothing));
  }
  return sum / Math.sqrt(ngrams.size + 1);
}

/** Log odds from which a text warns: one in thirty honest messages then does (find-message-warnings.test.ts). */
const threshold = 2;

/** Longer texts are read sentence by sentence, so that nothing around a dishonest one hides it. */
const longestWhole = 400;
/** A text without full stops is cut into pieces. */
const sentences = /[^.!?។\n]{1,300}/g;

const partsOf = (text: string): readonly string[] =>
  text.length <= longestWhole ? [text] : (text.match(sentences) ?? []);

/** Applicants keep nobody's papers and lead nobody abroad. */
const employersOnly: ReadonlySet<MessageWarningKind> = new Set(['documents', 'abroad', 'confinement']);

/** Honest ones have no kinds. */
export type JudgedText = { readonly text: string; readonly kinds: readonly string[] };

type FindKinds = (text: string, from: 'employer' | 'employee') => MessageWarningKind[];

/** Trains with these messages and all judged postings, in about half a second. */
export function trainWarnings(messages: readonly JudgedText[]): FindKinds {
  const postings = judgedPostings.map(({ title, description, kinds }) => ({
    text: `${title}\n${description}`,
    kinds,
  }));
  const texts = [...messages, ...postings].map(({ text, kinds }) => ({ ngrams: ngramsOf(text), kinds }));
  const countWhere = (belongs: (kinds: readonly string[]) => boolean) =>
    count(texts.filter(({ kinds }) => belongs(kinds)).map(({ ngrams }) => ngrams));
  const all = countWhere(() => true);
  const dishonest = countWhere((kinds) => kinds.length > 0);
  const ofKinds = messageWarningKinds.map((kind) => ({
    kind,
    counts: countWhere((kinds) => kinds.includes(kind)),
  }));

  return (text, from) => {
    const found = new Set<MessageWarningKind>();
    for (const part of partsOf(text)) {
      const ngrams = ngramsOf(part);
      if (logOdds(ngrams, dishonest, all) <= threshold) continue;
      const [likeliest] = ofKinds
        .map(({ kind, counts }) => ({ kind, odds: logOdds(ngrams, counts, dishonest) }))
        .sort((one, other) => other.odds - one.odds);
      if (likeliest && !(from === 'employee' && employersOnly.has(likeliest.kind))) found.add(likeliest.kind);
    }
    return messageWarningKinds.filter((kind) => found.has(kind));
  };
}

let find: FindKinds | undefined;

/** In their fixed order. The first call of a process trains the classifier. */
export function messageWarningsOf(text: string, from: 'employer' | 'employee'): MessageWarningKind[] {
  find ??= trainWarnings(judgedMessages);
  return find(text, from);
}
