/** Which jobs are urgent (spec §1): a rule of the product, not a field. */
import { type JobListItem } from '#contract/jobs.ts';

export const isUrgent = ({ job_id }: Pick<JobListItem, 'job_id'>): boolean => job_id % 4 === 0;
