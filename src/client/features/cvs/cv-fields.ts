/** The fields of the CV form in order, with their kinds and options. */
import {
  cvIndustries,
  cvJobLevels,
  degrees,
  experienceTypes,
  languageLevels,
  skillLevels,
} from '#contract/cv-options.ts';
import { type cvItems, type CvSection, type userInfo } from '#contract/cvs.ts';
import { type Language } from '#client/language/languages.ts';

type PersonalField = keyof typeof userInfo.shape;
type ItemField = { [S in CvSection]: keyof (typeof cvItems)[S]['shape'] }[CvSection];
export type CvFieldName = PersonalField | ItemField;

type Kind =
  | { kind: 'text'; autoComplete?: string }
  | { kind: 'email' | 'phone' | 'date' | 'url'; autoComplete?: string }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'country'; autoComplete?: string }
  | { kind: 'long' | 'rich' };

export type CvField<Name extends string = CvFieldName> = Kind & {
  name: Name;
  /** Two half-width fields share a row. */
  half?: true;
  optional?: true;
};

export const personalFields = [
  { name: 'first_name', kind: 'text', half: true, autoComplete: 'given-name' },
  { name: 'last_name', kind: 'text', half: true, autoComplete: 'family-name' },
  { name: 'contact_number', kind: 'phone', autoComplete: 'tel-national' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'date_of_birth', kind: 'date', autoComplete: 'bday' },
  { name: 'job_title', kind: 'text', autoComplete: 'organization-title' },
  { name: 'job_level', kind: 'choice', options: cvJobLevels },
  { name: 'industry', kind: 'choice', options: cvIndustries },
  { name: 'address', kind: 'text', autoComplete: 'street-address' },
  { name: 'city', kind: 'text', half: true, autoComplete: 'address-level2' },
  { name: 'country', kind: 'country', half: true, autoComplete: 'country-name' },
  { name: 'github', kind: 'url', optional: true, autoComplete: 'url' },
  { name: 'description', kind: 'rich', optional: true },
] as const satisfies CvField<PersonalField>[];

/** A work card needs only these. */
export const cardFields = [
  'first_name',
  'last_name',
  'contact_number',
  'city',
  'job_title',
] as const satisfies PersonalField[];

const [firstName, lastName, ...others] = personalFields;

/** In Khmer the family name comes first, as on the identity card (product 11.4). */
export const fieldsInOrder = (language: Language): readonly CvField[] =>
  language === 'kh' ? [lastName, firstName, ...others] : personalFields;

const place = [
  { name: 'city', kind: 'text', half: true },
  { name: 'country', kind: 'country', half: true },
] as const satisfies CvField[];

const period = [
  { name: 'start_date', kind: 'date', half: true },
  { name: 'end_date', kind: 'date', half: true },
] as const satisfies CvField[];

export const itemFields: { readonly [S in CvSection]: readonly CvField<ItemField>[] } = {
  work_exp: [
    { name: 'job_title', kind: 'text' },
    { name: 'company', kind: 'text' },
    { name: 'job_level', kind: 'choice', options: cvJobLevels, half: true },
    { name: 'type_of_exp', kind: 'choice', options: experienceTypes, half: true },
    ...period,
    ...place,
    { name: 'description', kind: 'long' },
  ],
  education: [
    { name: 'school', kind: 'text' },
    { name: 'degree', kind: 'choice', options: degrees, half: true },
    { name: 'major', kind: 'text', half: true },
    ...period,
    ...place,
    { name: 'description', kind: 'long' },
  ],
  achievement: [
    { name: 'title', kind: 'text' },
    { name: 'date', kind: 'date' },
    { name: 'description', kind: 'long' },
  ],
  language: [
    { name: 'language', kind: 'text', half: true },
    { name: 'level', kind: 'choice', options: languageLevels, half: true },
  ],
  skill: [
    { name: 'skill', kind: 'text', half: true },
    { name: 'level', kind: 'choice', options: skillLevels, half: true },
  ],
  reference: [
    { name: 'name', kind: 'text' },
    { name: 'position', kind: 'text', half: true },
    { name: 'company', kind: 'text', half: true },
    { name: 'contact_number', kind: 'text' },
    { name: 'email', kind: 'email' },
  ],
};
