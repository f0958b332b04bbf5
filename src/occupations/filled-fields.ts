/** What an occupation fills in a posting: the form's, and rows of an import. */
import { groupOf, type Occupation } from '#contract/occupations.ts';
import { maximumTags } from '#contract/limits.ts';
import { type OccupationDetails } from './details.ts';
import { occupationNames } from './names.ts';

/** Become part of the posting, like the texts of the templates, so they are not in the catalogue. */
const sentences = {
  en: { description: (name: string) => `We are hiring: ${name}.`, language: 'Khmer' },
  km: { description: (name: string) => `យើងកំពុងជ្រើសរើស ${name}។`, language: 'ខ្មែរ' },
} as const;

/** Only the employer knows which level and degree these need. */
const degreeGroups: readonly string[] = ['health', 'teaching', 'office', 'technology'];

export const filledFields = [
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
export type FilledFields = Record<Exclude<(typeof filledFields)[number], ListField>, string> &
  Record<ListField, string[]>;
type ListField = 'tags' | 'responsibilities' | 'requirements';

export function fieldsOf(code: Occupation, details: OccupationDetails, language: 'en' | 'km'): FilledFields {
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
