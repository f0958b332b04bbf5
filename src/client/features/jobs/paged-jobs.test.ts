import { expect, it } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { jobsOfPages, pageAfter } from './paged-jobs.ts';

const page = (...ids: number[]) => ids.map((job_id) => ({ job_id })) as JobListItem[];
const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);

it('a job that moved to the next page appears once, in its first position', () => {
  expect(jobsOfPages([page(5, 4, 3), page(3, 2, 1)]).map(({ job_id }) => job_id)).toEqual([5, 4, 3, 2, 1]);
});

it('a next page exists only after a full one', () => {
  expect(pageAfter(page(...numbers(pageSize)), 0)).toBe(1);
  expect(pageAfter([], 4)).toBeUndefined();
  expect(pageAfter(page(1), 0)).toBeUndefined();
});
