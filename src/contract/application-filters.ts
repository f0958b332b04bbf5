/** Counts of an employer's applications, and what they can be filtered by (product 7.19, 7.40). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Additional words are ignored, and longer ones truncated. */
export const cvWordLimits = { count: 8, length: 40 } as const;

/** The words to search CVs for; each must be in the CV, in upper or lower case. */
export const parseCvWords = (typed: string): string[] =>
  typed
    .slice(0, (cvWordLimits.length + 1) * cvWordLimits.count)
    // NUL cannot be stored, and zero-width spaces are invisible.
    .split(/[\s\0\u200b]+/)
    .filter((word) => word !== '')
    .slice(0, cvWordLimits.count)
    .map((word) => word.slice(0, cvWordLimits.length));

export const countApplications = endpoint({
  method: 'GET',
  path: '/app/counts',
  summary: "The numbers of the employer's jobs and of the applications to them.",
  access: 'employer',
  reply: z.object({ applied: z.number(), pending: z.number(), accepted: z.number(), jobs: z.number() }),
  status: 200,
});
export type ApplicationCounts = z.output<(typeof countApplications)['reply']>;

export const getFilterOptions = endpoint({
  method: 'GET',
  path: '/app/narrowing',
  summary:
    'What applications can be filtered by: jobs with applications, most recently applied to first, and cities of the newest applicants, most frequent first.',
  access: 'employer',
  reply: z.object({
    jobs: z.array(z.object({ id: z.number(), name: z.string() })),
    cities: z.array(z.object({ city: z.string(), count: z.number() })),
  }),
  status: 200,
});
export type FilterOptions = z.output<(typeof getFilterOptions)['reply']>;
