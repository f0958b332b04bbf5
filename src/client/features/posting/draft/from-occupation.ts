/** Fills the draft from an occupation, as far as the employer has not typed something else (product 4.7). */
import { groupOf, knownGroupOf, type Occupation } from '#contract/occupations.ts';
import { maximumTags } from '#contract/limits.ts';
import { loadOccupationDetails, type OccupationDetails } from '#occupations/details.ts';
import { occupationNames } from '#occupations/names.ts';
import { emptyDraft, type JobDraft } from './job-draft.ts';
import { type JobTemplate } from './job-templates.ts';

type Language = 'en' | 'km';

/** Become part of the posting, like the texts of the templates, so they are not in the catalogue. */
const sentences = {
  en: { description: (name: string) => `We are hiring: ${name}.`, language: 'Khmer' },
  km: { description: (name: string) => `យើងកំពុងជ្រើសរើស ${name}។`, language: 'ខ្មែរ' },
} as const;

/** Only the employer knows which level and degree these need. */
const degreeGroups: readonly string[] = ['health', 'teaching', 'office', 'technology'];

const filledFields = [
  'name',
  'category',
  'industry',
  'tags',
  'required_skills',
  'responsibilities',
  'requirements',
  'description',
  'language',
  'job_type',
  'gender',
  'level',
  'qualification',
] as const;
type Filled = Pick<JobDraft, (typeof filledFields)[number]>;

export function fieldsOf(code: Occupation, details: OccupationDetails, language: Language): Filled {
  const name = occupationNames[code][language];
  const needsDegree = degreeGroups.includes(groupOf(code));
  return {
    name,
    category: details.category,
    industry: details.industry,
    tags: details.tags[language].slice(0, maximumTags),
    required_skills: details.skills[language],
    responsibilities: [...details.responsibilities[language]],
    requirements: [...details.requirements[language]],
    description: `<p>${sentences[language].description(name)}</p>`,
    language: sentences[language].language,
    job_type: 'Full Time',
    gender: 'Both',
    level: needsDegree ? '' : 'Entry',
    qualification: needsDegree ? '' : 'None',
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields to fill: those that are as in a new draft, or as a former occupation filled them. */
export function withoutTyped(draft: JobDraft, filled: Filled, former: readonly Filled[]): Partial<JobDraft> {
  const isUntouched = (field: keyof Filled) =>
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
  language: Language;
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
