/** A job for tests that need one without a server. */
import { type JobListItem } from '#contract/jobs.ts';

/** A job as a list has it. */
export const jobCard = (job_id: number, change: Partial<JobListItem> = {}): JobListItem => ({
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
