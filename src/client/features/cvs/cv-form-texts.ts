/** Labels of the CV's fields and sections. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CvSection } from '#contract/cvs.ts';
import { type CvFieldName } from './cv-fields.ts';

export const fieldLabels: Record<CvFieldName, MessageDescriptor> = {
  first_name: msg`First name`,
  last_name: msg`Last name`,
  contact_number: msg`Contact number`,
  email: msg`E-mail`,
  date_of_birth: msg`Date of birth`,
  job_title: msg`Job title`,
  job_level: msg`Job level`,
  industry: msg`Industry`,
  address: msg`Address`,
  city: msg`City`,
  country: msg`Country`,
  github: msg`GitHub`,
  description: msg`Description`,
  company: msg`Company`,
  type_of_exp: msg`Type of experience`,
  start_date: msg`Start date`,
  end_date: msg`End date`,
  school: msg`School`,
  degree: msg`Degree`,
  major: msg`Major`,
  title: msg({ message: 'Title', comment: 'What an achievement is called' }),
  date: msg`Date`,
  language: msg`Language`,
  level: msg`Level`,
  skill: msg`Skill`,
  name: msg`Name`,
  position: msg({ message: 'Position', comment: 'The post that a reference holds in a company' }),
};

type SectionTexts = {
  heading: MessageDescriptor;
  /** Label of the chip in the section bar. */
  short: MessageDescriptor;
  /** One item, as in "You must have at least 1 …". */
  one: MessageDescriptor;
  /** Shown when the section is full; exact text (product 8.4), a test compares it with `cvCaps`. */
  full: MessageDescriptor;
  /** What belongs here, where the heading does not say it. */
  hint?: MessageDescriptor;
};

export const personalHeading = msg`Personal details`;
export const personalShort = msg({ message: 'Personal', context: 'CV section' });

export const sectionTexts: Record<CvSection, SectionTexts> = {
  work_exp: {
    heading: msg`Work experience`,
    short: msg({ message: 'Work', context: 'CV section' }),
    one: msg`work experience`,
    full: msg`Please fill at most 7 work experiences!`,
  },
  education: {
    heading: msg({ message: 'Education', context: 'CV section' }),
    short: msg({ message: 'Education', context: 'CV section' }),
    one: msg`education`,
    full: msg`Please fill at most 7 educations!`,
  },
  achievement: {
    heading: msg`Achievements`,
    short: msg`Achievements`,
    one: msg`achievement`,
    full: msg`Please fill at most 5 achievements!`,
  },
  language: {
    heading: msg`Languages`,
    short: msg`Languages`,
    one: msg`language`,
    full: msg`Please fill at most 7 languages!`,
  },
  skill: {
    heading: msg`Skills`,
    short: msg`Skills`,
    one: msg`skill`,
    full: msg`Please fill at most 7 skills!`,
  },
  reference: {
    heading: msg`References`,
    short: msg`References`,
    one: msg`reference`,
    full: msg`You can have at most 5 references!`,
    hint: msg`People who know your work.`,
  },
};
