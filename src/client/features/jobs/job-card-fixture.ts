/** A job for tests that need one on the page, not on a server. */
import { type JobListItem, jobListItem } from '#contract/jobs.ts';

/** What a field is that this file does not name, by its schema: one more in the contract changes nothing here. */
const empty: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false, array: [] };
const unnamed = Object.fromEntries(
  Object.entries(jobListItem.shape).map(([field, schema]) => [field, empty[schema._zod.def.type]]),
) as JobListItem;

/** A job as lists have it. */
export const jobCard = (job_id: number, change: Partial<JobListItem> = {}): JobListItem => ({
  ...unnamed,
  job_id,
  name: `Job ${job_id}`,
  img: 0,
  industry: 'Insurance',
  salary: '$500',
  job_type: 'Full Time',
  age: 18,
  level: 'Junior',
  gender: 'Both',
  date_added: '2026-11-01T00:00:00.000Z',
  qualification: 'None',
  language: 'English',
  category: 'Manager',
  location: 'Phnom Penh',
  required_skills: 'Excel',
  available_position: 1,
  status: 'Hiring',
  tags: [],
  favorite: false,
  applied: false,
  ...change,
});
