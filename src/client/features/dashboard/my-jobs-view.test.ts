/** Which of an employer's jobs each view shows. */
import { expect, test } from 'vitest';
import { type MyJob, type MyJobsView } from '#contract/my-jobs.ts';
import { jobCard } from '#client/features/jobs/job-card-fixture.ts';
import { jobsOfView } from './my-jobs-view.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const job = (id: number, change: Parameters<typeof jobCard>[1]): MyJob => ({
  ...jobCard(id, change),
  review: null,
  appCount: 0,
  accepted: 0,
  rejected: 0,
});
const jobs = [
  job(1, { name: 'អ្នកដុតនំ' }),
  job(2, { expires_on: '2026-11-25' }),
  job(3, { expires_on: '2026-12-25' }),
  job(4, { status: 'Closed', expires_on: '2026-11-23' }),
];
const ids = (view: MyJobsView, searchText = '') =>
  jobsOfView(jobs, view, searchText, now).map(({ job_id }) => job_id);

test('shows hiring jobs, hiring jobs that end soon, or closed jobs', () => {
  expect(ids('hiring')).toEqual([1, 2, 3]);
  expect(ids('ending')).toEqual([2]);
  expect(ids('closed')).toEqual([4]);
});

test('and filters them by name', () => {
  expect(ids('hiring', ' job 3')).toEqual([3]);
  expect(ids('hiring', 'ដុតនំ')).toEqual([1]);
  expect(ids('closed', 'job 3')).toEqual([]);
});
