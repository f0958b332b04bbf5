/** The kind of warning about a message between an employer and an applicant (product 3.18), by what messages it is like. */
import { type MessageWarningKind, messageWarningKinds } from '#contract/application-messages.ts';
import judgedMessages from './judged-messages.json' with { type: 'json' };
import judgedPostings from './judged-postings.json' with { type: 'json' };
import { groupsOf, heapOf, likeness } from './text-classifier.ts';

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
