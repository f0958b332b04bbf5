/** What an employer sees of all applications and jobs without reading them (product 7.40): how many, and what they can be narrowed by. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const countApplications = endpoint({
  method: 'GET',
  path: '/app/counts',
  summary: "How many applications there are to the employer's jobs, and how many jobs.",
  access: 'employer',
  reply: z.object({ applied: z.number(), pending: z.number(), accepted: z.number(), jobs: z.number() }),
  status: 200,
});
export type ApplicationCounts = z.output<(typeof countApplications)['reply']>;

export const listNarrowing = endpoint({
  method: 'GET',
  path: '/app/narrowing',
  summary:
    'By what applications can be narrowed: the jobs that were applied to, last applied to first, and the cities of the newest applicants, the most frequent first.',
  access: 'employer',
  reply: z.object({
    jobs: z.array(z.object({ id: z.number(), name: z.string() })),
    cities: z.array(z.object({ city: z.string(), count: z.number() })),
  }),
  status: 200,
});
export type Narrowing = z.output<(typeof listNarrowing)['reply']>;
