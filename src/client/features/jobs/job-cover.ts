/** The five cover pictures (spec §3 Job.img), by their address. */
import { type JobListItem } from '#contract/jobs.ts';

export const coverOf = ({ img }: Pick<JobListItem, 'img'>): string => `/brand/cover-${img}.svg`;
