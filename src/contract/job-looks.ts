/** What a job looks like wherever it is drawn, by the app and by the server: rules of the product, not fields. */
import { type JobListItem } from './jobs.ts';

/** Which jobs are urgent (product 1.3). */
export const isUrgent = ({ job_id }: Pick<JobListItem, 'job_id'>): boolean => job_id % 4 === 0;

/** The five cover pictures (product 3.2), by their address. */
export const coverOf = ({ img }: Pick<JobListItem, 'img'>): string => `/brand/cover-${img}.svg`;
