/** Fills the draft from an occupation, as far as the employer has not typed something else (product 4.7). */
import { groupOf, knownGroupOf, type Occupation } from '#contract/occupations.ts';
import { loadOccupationDetails } from '#occupations/details.ts';
import { fieldsOf, filledFields, type FilledFields } from '#occupations/filled-fields.ts';
import { emptyDraft, type JobDraft } from './job-draft.ts';
import { type JobTemplate } from './job-templates.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields to fill: those that are as in a new draft, or as a former occupation filled them. */
export function withoutTyped(
  draft: JobDraft,
  filled: FilledFields,
  former: readonly FilledFields[],
): Partial<JobDraft> {
  const isUntouched = (field: keyof FilledFields) =>
    [emptyDraft, ...former].some((before) => isSame(before[field], draft[field]));
  return Object.fromEntries(
    filledFields.filter(isUntouched).map((field) => [field, filled[field]]),
  ) as Partial<JobDraft>;
}

/**
 * The occupation to choose when a template is applied (product 4.7): the template's, in place of one of another group. A
 * draft without an occupation stays so.
 */
export function occupationAfterTemplate(draft: JobDraft, template: JobTemplate): Occupation | undefined {
  const group = knownGroupOf(draft.occupation);
  return group !== null && group !== groupOf(template.occupation) ? template.occupation : undefined;
}

type Choice = {
  /** Undefined for work that is not in the list: empties what the former occupation filled. */
  code: Occupation | undefined;
  former: Occupation | undefined;
  language: 'en' | 'km';
};

/** What to change in the draft, which may be edited meanwhile. Rejects if the texts cannot be loaded. */
export async function loadFilling({ code, former, language }: Choice) {
  const [details, before] = await Promise.all([
    code && loadOccupationDetails(code),
    former && loadOccupationDetails(former),
  ]);
  const filled = code && details ? fieldsOf(code, details, language) : emptyDraft;
  const formerly =
    former && before ? (['en', 'km'] as const).map((each) => fieldsOf(former, before, each)) : [];
  return (draft: JobDraft) => withoutTyped(draft, filled, formerly);
}
