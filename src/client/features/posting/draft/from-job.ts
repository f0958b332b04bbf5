/** A job that is there as a draft: to be changed, or to be posted again (product 2.7, 4.16). */
import { type I18n } from '@lingui/core';
import { type JobDetail } from '#contract/jobs.ts';
import { locations } from '#contract/options.ts';
import { phnomPenh } from '#contract/places.ts';
import { toBody } from './draft-rules.ts';
import { emptyDraft, type JobDraft, typedFields } from './job-draft.ts';
import { salaryOf } from './salary-text.ts';

/** Its salary follows the numbers if that is how they are written in the poster's language. */
function withFollowingSalary(i18n: I18n, draft: JobDraft): JobDraft {
  const written = ['', 'yes'].find((negotiable) => salaryOf(i18n, { ...draft, negotiable }) === draft.salary);
  return written === undefined ? draft : { ...draft, negotiable: written, salary_written: draft.salary };
}

/** The job as it is, to be changed: its last day may stay, even if it could not be chosen now. */
export function draftOf(i18n: I18n, job: JobDetail): JobDraft {
  const typed = Object.fromEntries(typedFields.map((field) => [field, String(job[field] ?? '')]));
  const draft: JobDraft = {
    ...emptyDraft,
    ...typed,
    way: 'self',
    img: job.img,
    tags: job.tags,
    requirements: job.requirements,
    responsibilities: job.responsibilities,
    closes: job.expires_on ? 'kept' : 'none',
    edited_before: job.date_edited ?? '',
  };
  return withFollowingSalary(i18n, draft);
}

/** The same as a new posting, with a new end. */
export const againOf = (i18n: I18n, job: JobDetail): JobDraft => ({
  ...draftOf(i18n, job),
  // Other clients of the API post no province.
  ...(!job.province && job.location === locations[0] && { province: phnomPenh }),
  closes: '',
  expires_on: '',
  edited_before: '',
});

const fields = [...typedFields, 'tags', 'requirements', 'responsibilities', 'img'] as const;
export type PostedField = (typeof fields)[number];

/** What of a job a draft would change. */
export function changedFields(original: JobDraft, draft: JobDraft): PostedField[] {
  const [before, after] = [toBody(original), toBody(draft)];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
