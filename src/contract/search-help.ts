/** Suggestions while typing, and alternatives if a search finds nothing (product 7.37). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { jobsQuery } from './job-requests.ts';
import { lengths } from './limits.ts';
import { provinces } from './places.ts';

export const maximumSuggestions = 8;
/** Shorter texts start too many words. */
export const minimumSuggestionLength = 2;

const suggestion = z.object({
  kind: z.enum(['title', 'place', 'company']),
  text: z.string(),
  /** The company's id, because a keyword doesn't find its jobs. */
  company: z.optional(z.number()),
});
export type Suggestion = z.output<typeof suggestion>;

const typed = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => (value ?? '').trim().slice(0, lengths.keyword)),
);

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/job/suggest',
  summary: 'Titles, places and companies that start with a text.',
  access: 'anyone',
  query: z.object({ text: typed, lang: z.nullish(z.string()) }),
  reply: z.array(suggestion),
  status: 200,
  maxAgeSeconds: 60,
  failures: ['rate_limited'],
});

const alternative = z.object({
  /** Another spelling, another province, all of Cambodia, or fewer words or filters. */
  kind: z.enum(['spelling', 'place', 'anywhere', 'fewer']),
  /** Empty if the search had none. */
  keyword: z.string(),
  /** Absent for all of Cambodia. */
  province: z.optional(z.enum(provinces)),
  /** The number of jobs on its first page, at least 1. */
  count: z.number(),
});
export type Alternative = z.output<typeof alternative>;
export const maximumAlternatives = 4;

export const listAlternatives = endpoint({
  method: 'GET',
  path: '/job/instead',
  summary: 'Searches similar to one that found nothing; each finds at least one job.',
  access: 'anyone',
  query: jobsQuery,
  reply: z.array(alternative),
  status: 200,
  failures: ['rate_limited'],
});
