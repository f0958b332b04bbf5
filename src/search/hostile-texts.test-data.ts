/** Texts that take long to read, for the tests that every function reads untrusted text in time (time-budgets.test.ts). */
import fc from 'fast-check';
import { dictionary } from './synonyms/synonyms.ts';

/** Longer than any field of one line except some names of addresses. */
const shortLength = 200;
/** `lengths.richText`; in Khmer 170 kB. */
const richLength = 60_000;
/** Below the limit of tags. */
const tagCount = 3_900;

const words = [...dictionary().knownWords];
const khmerWord = fc.constantFrom(...words.filter((word) => /[\u1780-\u17ff]/.test(word)));
const latinWord = fc.constantFrom(...words.filter((word) => /^[a-z]+$/.test(word)));
const typo = fc
  .tuple(fc.oneof(khmerWord, latinWord), fc.nat(8), fc.constantFrom('q', 'z', 'ខ', '្ក'))
  .map(([text, at, letter]) => text.slice(0, at) + letter + text.slice(at + 1));
const khmerSigns = fc.string({
  unit: fc.constantFrom(...'កងសហអឱ្ាិីុួើោំះ៉៊័៌៛០៥។៕\u200b\u200d'),
  minLength: 1,
  maxLength: 12,
});
const signs = fc.string({ unit: fc.constantFrom(...'.,:;!?-_/@#+*()[]"\'’$%&0123456789 \n'), maxLength: 8 });
const pieces = fc.array(
  fc.oneof(
    khmerWord,
    latinWord,
    typo,
    khmerSigns,
    signs,
    fc.stringMatching(/^[a-z]{2,9}$/),
    fc.string({ unit: 'binary' }),
  ),
  { minLength: 3, maxLength: 60 },
);
const text = fc
  .tuple(pieces, fc.constantFrom('', ' ', ', ', '\n'))
  .map(([parts, separator]) => parts.join(separator) || 'x');

const ofLength = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** One unit over and over; each was slow once, or is what slow code stumbles over. */
const repeated = [
  'បុគ្គលិក',
  'ជាងផ្សាដែក',
  'កខគឃងចឆជឈញដ',
  'ក្ត្រ្ហ៉ីុំ',
  'ក៊ុ័៌',
  '\ufdfa',
  'a\u0301',
  'e\u0301\u200d',
  'sales manager ',
  'kampong ',
  'a b c ',
  'a.b,c',
  'a',
  ' ',
  '\n',
  '\u200b',
  '1 000',
  '$5 ',
  'pay a deposit of $50. ',
  'ត្រូវបង់ប្រាក់កក់ $50។ ',
  'no fee, ',
  '@a.a',
  'http://a.',
  '៥០០០៛ - ',
  '-',
  '%',
  '%E1%9E',
  '"=\r\n',
  '&amp;',
  '&#1',
  '😀\u200d',
  '<',
];
const markup = [
  '<p>'.repeat(tagCount),
  `${'<b>'.repeat(tagCount / 2)}${'</i>'.repeat(tagCount / 2)}`,
  '<p>ជាងដេរ <strong>បន្ទាន់</strong></p>'.repeat(tagCount / 4),
  '<span class="ql-color-red">a</span>'.repeat(1_700),
  '<a href="https://a.b/c?d=e&f">x</a>'.repeat(1_700),
  `<a ${'b=c '.repeat(14_900)}>x</a>`,
  `<p class="${'ql-indent-1 '.repeat(4_990)}">x</p>`,
  `<p>${'&nbsp;'.repeat(9_990)}</p>`,
  '<!--'.repeat(tagCount),
  '<p'.repeat(tagCount),
];

const sample = (numRuns: number): string[] => fc.sample(text, { numRuns, seed: 7 });

export const shortTexts: readonly string[] = [...sample(40), ...repeated].map((part) =>
  ofLength(part, shortLength),
);
export const richTexts: readonly string[] = [
  ...sample(6).map((part) => ofLength(part.replaceAll('<', ''), richLength)),
  ...[khmerWord, latinWord].map((word) =>
    ofLength(fc.sample(word, { numRuns: 4_000, seed: 7 }).join(' '), richLength),
  ),
  ofLength(fc.sample(khmerWord, { numRuns: 4_000, seed: 7 }).join(''), richLength),
  ...repeated.map((part) => ofLength(part, richLength)),
  ...markup,
];

/** Milliseconds of processor time that `referenceWork` takes on the computer for which budgets are stated. */
const referenceMs = 4;
/** Looks for words in text, as most of what is measured does, but with none of our code. */
function referenceWork(): void {
  const found = new Map<string, number>();
  for (const text of referenceTexts)
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+|\d+/gu)) {
      const key = word.normalize('NFKC').toLowerCase();
      found.set(key, (found.get(key) ?? 0) + 1);
    }
}
const referenceTexts = richTexts.slice(6, 8);

function processorTimeMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** The shortest time of `referenceWork` so far: this computer was never faster. */
let fastestReference = Math.min(...Array.from({ length: 10 }, () => processorTimeMs(referenceWork)));

/**
 * The processor time of the shortest of some runs, in milliseconds of the computer for which budgets are stated: what
 * `referenceWork` takes beside them says how slow this one is now. Stops at the first run within the budget.
 */
export function bestTime(work: () => unknown, budgetMs: number): number {
  // Most texts take so little that they are within the budget even if this computer is now at its fastest.
  const longestMs = (processorTimeMs(work) / fastestReference) * referenceMs;
  if (longestMs <= budgetMs) return longestMs;
  let [best, bestReference] = [Infinity, Infinity];
  let relativeMs = Infinity;
  for (let run = 0; run < 10 && relativeMs > budgetMs; run += 1) {
    bestReference = Math.min(bestReference, processorTimeMs(referenceWork));
    best = Math.min(best, processorTimeMs(work));
    relativeMs = (best / bestReference) * referenceMs;
  }
  fastestReference = Math.min(fastestReference, bestReference);
  return relativeMs;
}
