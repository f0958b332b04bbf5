/** The kind of warning about a message between an employer and an applicant (product 3.18): naive Bayes over judged texts. */
import { type MessageWarningKind, messageWarningKinds } from '#contract/application-messages.ts';
import judgedMessages from './judged-messages.json' with { type: 'json' };
import judgedPostings from './judged-postings.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

/** Lengths of the groups. Khmer has no spaces between words, and people spell both languages in many ways. */
const shortest = 3;
const longest = 6;

/** Groups are counted by a hash, so that the memory does not grow with the texts: two that share one are no harm. */
const size = 2 ** 20;
/** What a group that was never seen counts as. */
const unseen = 0.05;

/** The hashes of the groups of a text, each once. Which digits are in a number does not matter. */
function groupsOf(text: string): ReadonlySet<number> {
  const letters = ` ${foldText(text).folded.replace(/\d/g, '0')} `;
  const groups = new Set<number>();
  for (let start = 0; start < letters.length; start += 1) {
    let hash = 0x811c9dc5;
    for (let length = 1; length <= longest && start + length <= letters.length; length += 1) {
      hash = Math.imul(hash ^ letters.charCodeAt(start + length - 1), 0x01000193);
      if (length >= shortest) groups.add((hash ^ (hash >>> 15)) & (size - 1));
    }
  }
  return groups;
}

/** How many texts of a heap have each group. */
type Heap = { readonly counts: Uint16Array; total: number };

function heapOf(texts: Iterable<ReadonlySet<number>>): Heap {
  const heap: Heap = { counts: new Uint16Array(size), total: 0 };
  for (const groups of texts) {
    for (const group of groups) heap.counts[group] = (heap.counts[group] ?? 0) + 1;
    heap.total += groups.size;
  }
  return heap;
}

/** Above 0 if the text is more like those of `heap`; texts of all lengths can be compared. */
function likeness(groups: ReadonlySet<number>, heap: Heap, others: Heap): number {
  const ofAll = Math.log((others.total + unseen * size) / (heap.total + unseen * size));
  let sum = 0;
  for (const group of groups)
    sum += ofAll + Math.log(((heap.counts[group] ?? 0) + unseen) / ((others.counts[group] ?? 0) + unseen));
  return sum / Math.sqrt(groups.size + 1);
}

/** Honest ones have no kinds. */
export type JudgedText = { readonly text: string; readonly kinds: readonly string[] };

/** Chosen so that one in thirty honest messages warns: find-message-warnings.test.ts says what it finds then. */
const threshold = 2;

/** Longer texts are checked sentence by sentence, so that what stands around a dishonest one does not hide it. */
const longestWhole = 400;
/** A text without full stops has sentences of this length. */
const sentences = /[^.!?។\n]{1,300}/g;

/** Applicants keep nobody's papers and lead nobody abroad. */
const employersOnly: ReadonlySet<MessageWarningKind> = new Set(['documents', 'abroad', 'confinement']);

const partsOf = (text: string): readonly string[] =>
  text.length <= longestWhole ? [text] : (text.match(sentences) ?? []);

type FindKinds = (text: string, from: 'employer' | 'employee') => MessageWarningKind[];

/** Learns from the texts, in about half a second. */
export function learnWarnings(judged: readonly JudgedText[]): FindKinds {
  const texts = judged.map(({ text, kinds }) => ({ groups: groupsOf(text), kinds }));
  const heapWhere = (belongs: (kinds: readonly string[]) => boolean) =>
    heapOf(texts.filter(({ kinds }) => belongs(kinds)).map(({ groups }) => groups));
  const dishonest = heapWhere((kinds) => kinds.length > 0);
  const honest = heapWhere((kinds) => kinds.length === 0);
  const ofKind = messageWarningKinds.map((kind) => ({
    kind,
    heap: heapWhere((kinds) => kinds.includes(kind)),
    others: heapWhere((kinds) => kinds.length > 0 && !kinds.includes(kind)),
  }));

  return (text, from) => {
    const found = new Set<MessageWarningKind>();
    for (const part of partsOf(text)) {
      const groups = groupsOf(part);
      if (likeness(groups, dishonest, honest) <= threshold) continue;
      const [likeliest] = ofKind
        .map(({ kind, heap, others }) => ({ kind, value: likeness(groups, heap, others) }))
        .sort((one, other) => other.value - one.value);
      if (likeliest && !(from === 'employee' && employersOnly.has(likeliest.kind))) found.add(likeliest.kind);
    }
    return messageWarningKinds.filter((kind) => found.has(kind));
  };
}

let find: FindKinds | undefined;

/** In their fixed order. The first call of a process learns. */
export function messageWarningsOf(text: string, from: 'employer' | 'employee'): MessageWarningKind[] {
  find ??= learnWarnings([
    ...judgedMessages,
    ...judgedPostings.map(({ title, description, kinds }) => ({ text: `${title}\n${description}`, kinds })),
  ]);
  return find(text, from);
}
