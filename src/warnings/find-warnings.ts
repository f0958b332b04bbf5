/** Finds phrases that warn of a dishonest posting (product 3.15): the server stores their kinds, forms highlight them. */
import { createPhraseFinder } from './phrase-finder.ts';
import { isMarkup, plainText } from '#contract/description-markup.ts';
import { warningPhrases } from './warning-phrases.ts';
import { type WalkIn, type WarningKind, warningKinds } from '#contract/job-fields.ts';

/** All or some texts of a posting. */
type WarnedTexts = {
  readonly name?: string;
  readonly salary?: string;
  readonly required_skills?: string;
  readonly district?: string | null;
  /** May be markup. */
  readonly description?: string;
  readonly requirements?: readonly string[];
  readonly responsibilities?: readonly string[];
  readonly tags?: readonly string[];
};
export type WarnedField = keyof WarnedTexts;

export type Warning = {
  readonly kind: WarningKind;
  readonly field: WarnedField;
  /** As written, without the tags of markup. */
  readonly phrase: string;
};

const fields: readonly WarnedField[] = [
  'name',
  'salary',
  'description',
  'required_skills',
  'requirements',
  'responsibilities',
  'tags',
  'district',
];

const separate = fields.filter((field) => field !== 'name' && field !== 'description');

const warningsIn = createPhraseFinder(warningPhrases);

function textsOf(posting: WarnedTexts, field: WarnedField): readonly string[] {
  const value = posting[field];
  if (value === undefined || value === null) return [];
  if (typeof value !== 'string') return value;
  return [field === 'description' && isMarkup(value) ? plainText(value, '\n') : value];
}

/** Each phrase once per field, in the order of the fields. */
export function findWarnings(posting: WarnedTexts): Warning[] {
  const found = new Map<string, Warning>();
  const add = (kind: WarningKind, field: WarnedField, phrase: string) =>
    found.set(JSON.stringify([kind, field, phrase]), { kind, field, phrase });
  // Read together: "Chat agent" is a sign only with what the description says.
  const [name = ''] = textsOf(posting, 'name');
  const [description = ''] = textsOf(posting, 'description');
  const gap = name && description ? '.\n' : '';
  for (const [kind, phrase, at] of warningsIn(name + gap + description))
    add(kind, at < name.length ? 'name' : 'description', phrase);
  for (const field of separate)
    for (const text of textsOf(posting, field))
      for (const [kind, phrase] of warningsIn(text)) add(kind, field, phrase);
  return [...found.values()].sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
}

type WarnedJob = WarnedTexts & { readonly walk_in: WalkIn | null };

/** The kinds of warnings of a job, in their fixed order. What people should bring can ask for money, too. */
export function warningKindsOf({ walk_in, requirements = [], ...job }: WarnedJob): WarningKind[] {
  const ofWalkIn = walk_in ? [walk_in.place, walk_in.bring ?? ''] : [];
  const found = new Set(
    findWarnings({ ...job, requirements: [...requirements, ...ofWalkIn] }).map(({ kind }) => kind),
  );
  return warningKinds.filter((kind) => found.has(kind));
}
