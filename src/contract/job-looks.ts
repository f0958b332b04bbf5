/** What a job looks like wherever it is drawn, by the app and by the server: rules of the product, not fields. */
import { type JobListItem } from './jobs.ts';

/** Which jobs are urgent (spec §1). */
export const isUrgent = ({ job_id }: Pick<JobListItem, 'job_id'>): boolean => job_id % 4 === 0;

/** The five cover pictures (spec §3 Job.img), by their address. */
export const coverOf = ({ img }: Pick<JobListItem, 'img'>): string => `/brand/cover-${img}.svg`;
