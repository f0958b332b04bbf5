/** What a job that was posted, edited or closed alters for guests: some lists, and the jobs beside which it may be shown. */
import { type JobsQuery } from '#contract/jobs.ts';
import { type SsrData } from '#contract/server-rendering.ts';
import { type ChangedJob, type ChangeEvents } from '#server/http/services.ts';
import { filtersOf } from './job-filters.ts';

/** Calls `listener` after every such change. */
export function onJobChange(events: ChangeEvents, listener: (job: ChangedJob) => void): void {
  for (const event of ['posted', 'edited', 'closed'] as const) events.on(event, listener);
}

/** Whether a list may have the job; its words, pay, age, company and status are not looked at. */
export function mayList(query: JobsQuery, job: ChangedJob): boolean {
  const filters = filtersOf(query);
  return filters !== 'nothing' && filters.every(({ mayPass }) => mayPass(job));
}

type Kind = Pick<ChangedJob, 'category' | 'industry'>;

/** Whether one may be shown as related to the other (product 7.4); a job is alike to itself. */
export const areAlike = (one: Kind, other: Kind): boolean =>
  one.category === other.category || one.industry === other.industry;

/** Whether a page with this data may show the job. */
export const mayShow = ({ jobs, job, companyJobs }: SsrData, changed: ChangedJob): boolean =>
  jobs !== undefined || companyJobs !== undefined || (job !== undefined && areAlike(job, changed));
