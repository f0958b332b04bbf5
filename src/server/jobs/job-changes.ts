/** Which cached pages a posted, edited or closed job affects, for the caches, which subscribe here. */
import { knownGroupOf } from '#contract/occupations.ts';
import { type SsrData } from '#contract/server-rendering.ts';
import { type ChangedJob, type ChangeEvents } from '#server/http/services.ts';

/** Calls `listener` after each job is posted, edited or closed. */
export function onJobChange(events: ChangeEvents, listener: (job: ChangedJob) => void): void {
  for (const event of ['posted', 'edited', 'closed'] as const) events.on(event, listener);
}

export type RelatedFields = Pick<ChangedJob, 'category' | 'industry' | 'occupation'>;

/** Whether one job may be shown as related to the other (product 7.4), or is the same. */
export const areRelated = (one: RelatedFields, other: RelatedFields): boolean => {
  if (one.category === other.category || one.industry === other.industry) return true;
  const group = knownGroupOf(one.occupation);
  return group !== null && group === knownGroupOf(other.occupation);
};

/** Whether a page with this data may show the job. */
export const mayShow = ({ jobs, job, companyJobs }: SsrData, changed: ChangedJob): boolean =>
  jobs !== undefined || companyJobs !== undefined || (job !== undefined && areRelated(job, changed));
