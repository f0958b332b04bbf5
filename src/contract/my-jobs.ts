/** An employer's own job with its numbers of applications, and closing it (product 3.2, 7.6). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf, orNothing } from './fields.ts';
import { jobListItem } from './jobs.ts';
import { applicationStatuses, jobStatuses } from './options.ts';
import { review } from './job-fields.ts';

/** One of the caller's jobs, with its numbers of applications. */
export const myJob = z.object({
  ...jobListItem.shape,
  review,
  appCount: z.number(),
  [applicationStatuses[1]]: z.number(),
  [applicationStatuses[2]]: z.number(),
});
export type MyJob = z.output<typeof myJob>;

/** Hiring, hiring but closing soon, and closed. */
export const myJobsViews = ['hiring', 'ending', 'closed'] as const;
export type MyJobsView = (typeof myJobsViews)[number];

export const getMyJob = endpoint({
  method: 'GET',
  path: '/job/mine/:id',
  summary: "One of the employer's jobs with its counts.",
  access: 'employer',
  params: z.object({ id: id() }),
  reply: myJob,
  status: 200,
});

/** How hiring ended. */
export const stopOutcomes = ['filled_here', 'filled_elsewhere', 'not_filled'] as const;
export type StopOutcome = (typeof stopOutcomes)[number];

export const stopJob = endpoint({
  method: 'PATCH',
  path: '/job/stop/:job_id',
  summary: 'Close a job permanently.',
  access: 'employer',
  params: z.object({ job_id: id() }),
  body: z.object({ outcome: orNothing(oneOf(stopOutcomes)) }),
  reply: z.object({ job_id: z.number(), status: z.enum(jobStatuses) }),
  status: 200,
});
