/** Counts of visits and of people who saw a job, without identifiers (product 7.46). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf } from './fields.ts';
import { jobPath } from './pages.ts';

/** How a person came to a job's page. */
export const jobSources = [
  'search',
  'alert',
  'link',
  'channel',
  'feed',
  'poster',
  'company',
  'home',
  'other',
] as const;
export type JobSource = (typeof jobSources)[number];
export const isJobSource = (value: unknown): value is JobSource =>
  jobSources.some((source) => source === value);

/** The path of a job's page that tells how the person came to it. */
export const jobPathFrom = (id: number, from: JobSource): string => `${jobPath(id)}?from=${from}`;

/** Days that the statistics of a job show, the last of which is today. */
export const statisticsDays = 90;
/** Smaller numbers of one source are not shown: they might be about one known person. */
export const smallestShown = 5;

export const countSeen = endpoint({
  method: 'POST',
  path: '/job/:id/seen',
  summary: 'Count that a person sees a job; devices send it once a day and job.',
  access: 'anyone',
  params: z.object({ id: id() }),
  body: z.object({ from: oneOf(jobSources) }),
  reply: z.undefined(),
  status: 204,
});

export const countVisit = endpoint({
  method: 'POST',
  path: '/visit',
  summary: 'Count that a person visits the site; devices send it once a day.',
  access: 'anyone',
  /** Whether the device was here in the 7 days before. */
  body: z.object({ returning: z.boolean() }),
  reply: z.undefined(),
  status: 204,
});

const jobStats = z.object({
  /** Days on which something happened, oldest first, as YYYY-MM-DD in Cambodia. */
  days: z.array(
    z.object({
      day: z.string(),
      seen: z.number(),
      saved: z.number(),
      applied: z.number(),
      contacted: z.number(),
    }),
  ),
  /** How many came from each source; null for fewer than five. */
  sources: z.record(z.enum(jobSources), z.nullable(z.number())),
  /** Applications of these days that were answered. */
  answered: z.number(),
});
export type JobStats = z.output<typeof jobStats>;

export const getJobStats = endpoint({
  method: 'GET',
  path: '/job/:id/stats',
  summary: "How often one of the employer's jobs was seen, saved and applied for in the last 90 days.",
  access: 'employer',
  params: z.object({ id: id() }),
  reply: jobStats,
  status: 200,
});
