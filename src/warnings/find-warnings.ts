/** What warns of a dishonest posting or message (product 3.15, 3.18), by a classifier that judged texts have trained. */
import { type MessageWarningKind, messageWarningKinds } from '#contract/application-messages.ts';
import { isMarkup, plainText } from '#contract/description-markup.ts';
import { type PostingWarning, type WarnedField } from '#contract/draft-warnings.ts';
import { type WalkIn, type WarningKind, warningKinds } from '#contract/job-fields.ts';
import { type FindDishonest, type JudgedText, trainClassifier } from './classifier.ts';
import judgedMessages from './judged-messages.json' with { type: 'json' };
import judgedPostings from './judged-postings.json' with { type: 'json' };
import ordinaryPostings from './ordinary-postings.json' with { type: 'json' };

export type FindWarnings = {
  readonly posting: FindDishonest<WarningKind>;
  /** For lines of lists, which nothing around them explains. */
  readonly line: FindDishonest<WarningKind>;
  readonly message: FindDishonest<MessageWarningKind>;
};

/** Three in a hundred honest texts warn from these odds (judged-texts.test.ts). */
export function trainWarnings(judged: readonly JudgedText[]): FindWarnings {
  const readerOf = trainClassifier(judged);
  const ofPostings = readerOf({ kinds: warningKinds, ordinary: ordinaryPostings });
  const ofMessages = readerOf({ kinds: messageWarningKinds });
  return {
    posting: ofPostings({ passageOdds: 1.75, sentenceOdds: 8 }),
    line: ofPostings({ passageOdds: 3, sentenceOdds: 8 }),
    message: ofMessages({ passageOdds: 3, sentenceOdds: 8 }),
  };
}

type JudgedPosting = {
  readonly title: string;
  readonly description: string;
  readonly kinds: readonly string[];
};

export const judgedPosting = ({ title, description, kinds }: JudgedPosting): JudgedText => ({
  text: `${title}\n${description}`,
  kinds,
});

let trained: FindWarnings | undefined;

/** Takes about a second for the first call of a process. */
export function warningFinder(): FindWarnings {
  trained ??= trainWarnings([...judgedMessages, ...judgedPostings.map(judgedPosting)]);
  return trained;
}

/** All or some texts of a posting. */
type WarnedTexts = {
  readonly name?: string;
  /** May be markup. */
  readonly description?: string;
  readonly salary?: string;
  readonly required_skills?: string;
  readonly requirements?: readonly string[];
  readonly responsibilities?: readonly string[];
  readonly tags?: readonly string[];
  readonly district?: string | null;
};
/** Fields that are read together, because what one says depends on the others. */
const texts = [
  ['name', 'description'],
  ['salary', 'required_skills', 'tags', 'district'],
] as const satisfies readonly (readonly WarnedField[])[];
/** Each line is read alone, so that a list does not hide it. */
const lists = ['requirements', 'responsibilities'] as const satisfies readonly WarnedField[];

function linesOf(posting: WarnedTexts, field: WarnedField): readonly string[] {
  const value = posting[field] ?? [];
  if (typeof value !== 'string') return value;
  return [field === 'description' && isMarkup(value) ? plainText(value, '\n') : value];
}

/** The dishonest sentences of a posting, each once per kind. */
export function findWarnings(posting: WarnedTexts): PostingWarning[] {
  const find = warningFinder();
  const ofTexts = texts.flatMap((group) => {
    const lines = group.flatMap((field) => linesOf(posting, field).map((line) => ({ field, line })));
    return find.posting(lines.map(({ line }) => line).join('\n')).map(({ kind, at, sentence }) => {
      let end = -1;
      const field = lines.find(({ line }) => (end += line.length + 1) > at)?.field ?? group[0];
      return { kind, field, text: sentence };
    });
  });
  const ofLists = lists.flatMap((field) =>
    linesOf(posting, field).flatMap((line) =>
      find.line(line).map(({ kind, sentence }) => ({ kind, field, text: sentence })),
    ),
  );
  return [...ofTexts, ...ofLists];
}

type WarnedJob = WarnedTexts & { readonly walk_in: WalkIn | null };

/** The kinds of warnings of a job, in their fixed order. What people should bring can ask for money, too. */
export function warningKindsOf({ walk_in, ...job }: WarnedJob): WarningKind[] {
  const ofWalkIn = walk_in ? [walk_in.place, walk_in.bring ?? ''] : [];
  const found = [...findWarnings(job), ...findWarnings({ requirements: ofWalkIn })];
  return warningKinds.filter((kind) => found.some((warning) => warning.kind === kind));
}

/** Applicants keep nobody's papers and lead nobody abroad. */
const employersOnly: ReadonlySet<MessageWarningKind> = new Set(['documents', 'abroad', 'confinement']);

/** The kinds of warnings of a message, in their fixed order. */
export function messageWarningsOf(text: string, from: 'employer' | 'employee'): MessageWarningKind[] {
  const found = new Set(
    warningFinder()
      .message(text)
      .map(({ kind }) => kind),
  );
  return messageWarningKinds.filter(
    (kind) => found.has(kind) && !(from === 'employee' && employersOnly.has(kind)),
  );
}
