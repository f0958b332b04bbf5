/** How a few words about a life become a whole CV; knows no particular person. */
import {
  type CvIndustry,
  type CvJobLevel,
  type Degree,
  type ExperienceType,
  type LanguageLevel,
  type SkillLevel,
} from '#contract/cv-options.ts';
import { type CvInput } from '#contract/cvs.ts';
import { demoPassword } from './demo-password.ts';
import { type Login, type Seeker } from './story-types.ts';

const country = 'Cambodia';
const capital = 'Phnom Penh';

type Items<Section extends Exclude<keyof CvInput, 'user_info'>> = NonNullable<CvInput[Section]>;
type Item<Section extends Exclude<keyof CvInput, 'user_info'>> = Items<Section>[number];

export interface CvWords {
  readonly first: string;
  readonly last: string;
  /** National digits without the trunk 0. */
  readonly phone: string;
  readonly born: string;
  readonly title: string;
  readonly level: CvJobLevel;
  readonly industry: CvIndustry;
  readonly address: string;
  readonly city?: string;
  readonly github?: string;
  readonly about: string;
  readonly work?: Items<'work_exp'>;
  readonly education?: Items<'education'>;
  readonly achievements?: Items<'achievement'>;
  readonly languages?: readonly (readonly [language: string, level: LanguageLevel])[];
  readonly skills?: readonly (readonly [skill: string, level: SkillLevel])[];
  readonly references?: Items<'reference'>;
}

interface Post {
  readonly title: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly did: string;
  readonly level?: CvJobLevel;
  readonly type?: ExperienceType;
  readonly city?: string;
}

export const worked = ({ title, at, from, to, did, level, type, city }: Post): Item<'work_exp'> => ({
  job_title: title,
  job_level: level ?? 'Junior Level',
  company: at,
  type_of_exp: type ?? 'Working Experience',
  city: city ?? capital,
  country,
  start_date: from,
  end_date: to,
  description: did,
});

interface Study {
  readonly at: string;
  readonly degree: Degree;
  readonly major: string;
  readonly from: string;
  readonly to: string;
  readonly did: string;
  readonly city?: string;
}

export const studied = ({ at, degree, major, from, to, did, city }: Study): Item<'education'> => ({
  school: at,
  degree,
  major,
  city: city ?? capital,
  country,
  start_date: from,
  end_date: to,
  description: did,
});

export const achieved = (title: string, date: string, description: string): Item<'achievement'> => ({
  title,
  date,
  description,
});

export const knows = (
  name: string,
  position: string,
  company: string,
  digits: string,
  mailbox: string,
): Item<'reference'> => ({
  name,
  position,
  company,
  contact_number: digits,
  email: `${mailbox}@example.com`,
});

/** Sections without items are left out, as the API does. */
const unlessEmpty = <Section extends keyof CvInput, Value>(section: Section, items: readonly Value[]) =>
  items.length === 0 ? {} : { [section]: [...items] };

/** A seeker with a CV whose e-mail is the login at example.com. */
export const seekerWithCv = (name: Login, mailbox: string, words: CvWords): Seeker => ({
  name,
  password: demoPassword,
  cv: {
    user_info: {
      first_name: words.first,
      last_name: words.last,
      contact_number: words.phone,
      email: `${mailbox}@example.com`,
      date_of_birth: words.born,
      job_title: words.title,
      job_level: words.level,
      industry: words.industry,
      address: words.address,
      city: words.city ?? capital,
      country,
      github: words.github ?? '',
      description: words.about,
    },
    ...unlessEmpty('work_exp', words.work ?? []),
    ...unlessEmpty('education', words.education ?? []),
    ...unlessEmpty('achievement', words.achievements ?? []),
    ...unlessEmpty(
      'language',
      (words.languages ?? []).map(([language, level]) => ({ language, level })),
    ),
    ...unlessEmpty(
      'skill',
      (words.skills ?? []).map(([skill, level]) => ({ skill, level })),
    ),
    ...unlessEmpty('reference', words.references ?? []),
  },
});

export const seekerWithoutCv = (name: Login): Seeker => ({ name, password: demoPassword });
