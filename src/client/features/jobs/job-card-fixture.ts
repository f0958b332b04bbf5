/** Jobs for tests that need one without a server. */
import { type JobDetail, type JobListItem, jobListItem } from '#contract/jobs.ts';

const empty: Record<string, unknown> = { string: '', number: 0, boolean: false, array: [] };

/** Every field of a card in the contract, including those not named below. */
const emptyCard = Object.fromEntries(
  Object.entries(jobListItem.shape).map(
    ([
      field,
      {
        _zod: { def },
      },
    ]) => [field, def.type === 'default' ? def.defaultValue : (empty[def.type] ?? '')],
  ),
) as JobListItem;

/** A job as lists contain it. */
export const jobCard = (job_id: number, change: Partial<JobListItem> = {}): JobListItem => ({
  ...emptyCard,
  job_id,
  name: `Job ${job_id}`,
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
  ...change,
});

/** A job as its page contains it. */
export const jobWithTexts = (job_id: number, change: Partial<JobDetail> = {}): JobDetail => ({
  ...jobCard(job_id),
  description: '',
  requirements: [],
  responsibilities: [],
  contact: null,
  warnings: [],
  help_numbers: [],
  review: null,
  source: null,
  isFavorite: false,
  moreJobs: [],
  ...change,
});
