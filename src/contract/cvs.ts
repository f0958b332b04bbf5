/** CVs (product 3.8, 5.7, 5.8, 7.8): personal details and six sections of items. */
import * as z from 'zod/mini';
import {
  country,
  cvIndustries,
  cvJobLevels,
  degrees,
  experienceTypes,
  languageLevels,
  skillLevels,
} from './cv-options.ts';
import { plainName } from './address-in-name.ts';
import { endpoint } from './endpoint.ts';
import { email } from './account-fields.ts';
import { day, pastDay } from './day-fields.ts';
import { yearsAgoInCambodia } from './days.ts';
import { id, oneOf, optionalRichText, optionalText, orEmpty, text } from './fields.ts';
import { cvCaps, lengths, minimumAge } from './limits.ts';
import { phone } from './phone.ts';

const short = () => text(lengths.shortText);

type Period = { readonly start_date?: unknown; readonly end_date?: unknown };

/** Also tells of it while other fields are still missing. */
const inOrder = z.refine<Period>(({ start_date: start, end_date: end }) => String(start) <= String(end), {
  error: 'date_order',
  path: ['end_date'],
  when: ({ value }) => {
    const period = value as Period | null;
    return [period?.start_date, period?.end_date].every((date) => z.safeParse(day(), date).success);
  },
});

/** The birthday of someone who is old enough to work. */
const birthday = () =>
  pastDay().check(z.refine((born) => born <= yearsAgoInCambodia(minimumAge), 'too_young_for_cv'));

/** All fields are required except `github` and `description`. */
export const userInfo = z.object({
  first_name: plainName(lengths.shortText),
  last_name: plainName(lengths.shortText),
  contact_number: phone(),
  email: email(lengths.shortText),
  date_of_birth: birthday(),
  job_title: short(),
  job_level: oneOf(cvJobLevels),
  industry: oneOf(cvIndustries),
  address: short(),
  city: short(),
  country: country(),
  github: optionalText(lengths.shortText),
  description: optionalRichText(),
});

/** Empty if absent. */
const orBlank = (schema: z.core.$ZodType<string>) =>
  z.pipe(
    orEmpty(schema),
    z.transform((value: string | null) => value ?? ''),
  );

/** A work card requires five fields. */
export const cardInfo = z.extend(userInfo, {
  email: orBlank(email(lengths.shortText)),
  date_of_birth: orBlank(birthday()),
  job_level: orBlank(oneOf(cvJobLevels)),
  industry: orBlank(oneOf(cvIndustries)),
  address: optionalText(lengths.shortText),
  country: orBlank(country()),
});

/** The schema of each section's items; every field is required. */
export const cvItems = {
  work_exp: z
    .object({
      job_title: short(),
      job_level: oneOf(cvJobLevels),
      company: short(),
      type_of_exp: oneOf(experienceTypes),
      city: short(),
      country: country(),
      start_date: day(),
      end_date: day(),
      description: text(lengths.listItem),
    })
    .check(inOrder),
  education: z
    .object({
      school: short(),
      degree: oneOf(degrees),
      major: short(),
      city: short(),
      country: country(),
      start_date: day(),
      end_date: day(),
      description: text(lengths.listItem),
    })
    .check(inOrder),
  achievement: z.object({ title: short(), date: day(), description: text(lengths.listItem) }),
  language: z.object({ language: short(), level: oneOf(languageLevels) }),
  skill: z.object({ skill: short(), level: oneOf(skillLevels) }),
  reference: z.object({
    name: short(),
    position: short(),
    company: short(),
    // Text, because a referee may live abroad or have a landline.
    contact_number: text(40),
    email: email(lengths.shortText),
  }),
} as const;

export type CvSection = keyof typeof cvItems;
export const cvSections = [
  'work_exp',
  'education',
  'achievement',
  'language',
  'skill',
  'reference',
] as const satisfies CvSection[];

const section = <Item extends z.core.$ZodType>(item: Item, cap: number) =>
  z.optional(z.array(item, { error: 'wrong_type' }).check(z.maxLength(cap, 'too_many')));

/** The date of an item that must not be before the birth. */
export const firstDate = {
  work_exp: 'start_date',
  education: 'start_date',
  achievement: 'date',
} as const satisfies Partial<Record<CvSection, string>>;

const birthFirst: z.core.CheckFn<CvBody> = ({ value, issues }) => {
  const born = value.user_info.date_of_birth;
  for (const section of ['work_exp', 'education', 'achievement'] as const)
    for (const [at, item] of (value[section] ?? []).entries()) {
      const date = 'date' in item ? item.date : item.start_date;
      if (born !== '' && date < born)
        issues.push({
          code: 'custom',
          message: 'before_birth',
          path: [section, at, firstDate[section]],
          input: date,
        });
    }
};

const sections = {
  work_exp: section(cvItems.work_exp, cvCaps.work_exp),
  education: section(cvItems.education, cvCaps.education),
  achievement: section(cvItems.achievement, cvCaps.achievement),
  language: section(cvItems.language, cvCaps.language),
  skill: section(cvItems.skill, cvCaps.skill),
  reference: section(cvItems.reference, cvCaps.reference),
};
const cvBody = z.discriminatedUnion(
  'card',
  [
    z.object({ card: z.nullish(z.literal(false)), user_info: userInfo, ...sections }),
    z.object({ card: z.literal(true), user_info: cardInfo, ...sections }),
  ],
  { error: 'wrong_type' },
);
type CvBody = z.output<typeof cvBody>;
export const cvInput = cvBody.check(birthFirst);
export type CvInput = z.output<typeof cvInput>;

const texts = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  Object.fromEntries(Object.keys(shape).map((key) => [key, z.string()])) as {
    [Key in keyof Shape]: z.ZodMiniString;
  };

const storedSection = <Shape extends z.core.$ZodLooseShape>({ shape }: { shape: Shape }) =>
  z.optional(z.array(z.object({ id: z.number(), ...texts(shape) })));

/** A stored CV: items have ids, and sections without items are absent. */
export const cv = z.object({
  /** A work card, which may lack fields. CVs stored by earlier versions have no such field. */
  card: z._default(z.boolean(), false),
  user_info: z.object(texts(userInfo.shape)),
  work_exp: storedSection(cvItems.work_exp),
  education: storedSection(cvItems.education),
  achievement: storedSection(cvItems.achievement),
  language: storedSection(cvItems.language),
  skill: storedSection(cvItems.skill),
  reference: storedSection(cvItems.reference),
});
export type Cv = z.output<typeof cv>;

export const getCv = endpoint({
  method: 'GET',
  path: '/cv/:user_id',
  summary: "The caller's own CV, or an applicant's as last sent to the calling employer.",
  access: 'loggedIn',
  params: z.object({ user_id: id() }),
  reply: cv,
  status: 200,
  offline: 'cache',
});

export const createCv = endpoint({
  method: 'POST',
  path: '/cv',
  summary: "Create the caller's CV.",
  access: 'employee',
  body: cvInput,
  reply: cv,
  status: 201,
  idempotent: true,
  offline: 'queue',
  repeat: 'last',
  failures: ['cv_exists'],
});

export const updateCv = endpoint({
  method: 'PUT',
  path: '/cv',
  summary: "Replace the caller's whole CV; sections that are left out are deleted.",
  access: 'employee',
  body: cvInput,
  reply: cv,
  status: 200,
  versioned: true,
  failures: ['not_found'],
});
