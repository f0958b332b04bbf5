/** Converts a job to a draft, to edit it or to post it again (product 2.7, 4.16). */
import { type I18n } from '@lingui/core';
import { dayInCambodia } from '#contract/days.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { locations } from '#contract/options.ts';
import { phnomPenh } from '#contract/places.ts';
import { openDays, toBody } from './draft-rules.ts';
import {
  type DraftConditions,
  type DraftContact,
  emptyDraft,
  type JobDraft,
  noContact,
  typedFields,
} from './job-draft.ts';
import { salaryTextOf } from './salary-text.ts';

/** Marks the salary text as generated if it equals the text generated from the pay. */
function detectGeneratedSalary(i18n: I18n, draft: JobDraft): JobDraft {
  const negotiableIfGenerated = ['', 'yes'].find(
    (negotiable) => salaryTextOf(i18n, { ...draft, negotiable }) === draft.salary,
  );
  return negotiableIfGenerated === undefined
    ? draft
    : { ...draft, negotiable: negotiableIfGenerated, salary_written: draft.salary };
}

function conditionsOf({ conditions }: JobDetail): DraftConditions {
  const {
    hours_per_day = '',
    days_per_week = '',
    overtime = '',
    provides = [],
    start = '',
  } = conditions ?? {};
  return {
    hours_per_day: String(hours_per_day),
    days_per_week: String(days_per_week),
    overtime,
    provides: [...provides],
    start,
  };
}

function contactOf({ contact }: JobDetail): DraftContact {
  const { phone, telegram, walk_in } = contact ?? {};
  const numbers = { ...noContact, phone: phone ?? '', telegram: telegram ?? '' };
  if (!walk_in) return numbers;
  const { place, days, hours, bring } = walk_in;
  const isText = typeof days === 'string';
  return {
    ...numbers,
    walks_in: true,
    place,
    hours,
    bring: bring ?? '',
    days: isText ? [] : days,
    days_text: isText ? days : '',
  };
}

/** The job as a draft to edit; it retains its last day, even if that could not be chosen now. */
export function draftOf(i18n: I18n, job: JobDetail): JobDraft {
  const typed = Object.fromEntries(typedFields.map((field) => [field, String(job[field] ?? '')]));
  const draft: JobDraft = {
    ...emptyDraft,
    ...typed,
    way: 'self',
    img: job.img,
    conditions: conditionsOf(job),
    contact: contactOf(job),
    urgent: job.urgent,
    tags: job.tags,
    requirements: job.requirements,
    responsibilities: job.responsibilities,
    questions: job.questions,
    closes: job.expires_on ? 'kept' : 'none',
    edited_before: job.date_edited ?? '',
  };
  return detectGeneratedSalary(i18n, draft);
}

const withoutPastStart = (conditions: DraftConditions): DraftConditions =>
  conditions.start === 'now' || conditions.start >= dayInCambodia()
    ? conditions
    : { ...conditions, start: '' };

/** The job as a new posting, with a new closing date. */
export const repostDraftOf = (i18n: I18n, job: JobDetail): JobDraft => ({
  ...draftOf(i18n, job),
  // Other clients of the API post no province.
  ...(!job.province && job.location === locations[0] && { province: phnomPenh }),
  closes: openDays[1],
  expires_on: '',
  edited_before: '',
  conditions: withoutPastStart(conditionsOf(job)),
});

const fields = [
  ...typedFields,
  'tags',
  'requirements',
  'responsibilities',
  'img',
  'conditions',
  'urgent',
  'questions',
  'contact',
] as const;
export type PostedField = (typeof fields)[number];

/** The fields that the draft changes. */
export function changedFields(original: JobDraft, draft: JobDraft): PostedField[] {
  const [before, after] = [toBody(original), toBody(draft)];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
