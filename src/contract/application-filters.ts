/** What an employer sees of all applications and jobs without reading them (product 7.40): how many, and what they can be narrowed by. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Further words are left out, and what is longer is cut off. */
export const cvWords = { most: 8, length: 40 } as const;

/** What is looked for: each is a part of some text of the CV, in any case. */
export const wordsOf = (asked: string): string[] =>
  asked
    .slice(0, (cvWords.length + 1) * cvWords.most)
    // The database stores none, and people see none.
    .split(/[\s\0\u200b]+/)
    .filter((word) => word !== '')
    .slice(0, cvWords.most)
    .map((word) => word.slice(0, cvWords.length));

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
