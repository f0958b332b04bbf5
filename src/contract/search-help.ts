/** Help with searching (product 7.37): suggestions while typing, and alternatives where a search finds nothing. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { jobsQuery } from './job-requests.ts';
import { lengths } from './limits.ts';
import { provinces } from './places.ts';

export const suggestions = 8;
/** In letters: what is shorter begins too much. */
export const shortestTyped = 2;

const suggestion = z.object({
  kind: z.enum(['title', 'place', 'company']),
  text: z.string(),
  /** Of a company, by which its jobs are searched for: no keyword finds them. */
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
  summary: 'Titles, places and companies that begin with a text.',
  access: 'anyone',
  query: z.object({ text: typed, lang: z.nullish(z.string()) }),
  reply: z.array(suggestion),
  status: 200,
  keptFor: 60,
  failures: ['rate_limited'],
});

const alternative = z.object({
  /** Spelled otherwise, in another place or in any, without the filters, or with fewer words. */
  kind: z.enum(['spelling', 'place', 'anywhere', 'fewer']),
  /** Empty where none was asked for. */
  keyword: z.string(),
  /** Of another place; any without it. */
  province: z.optional(z.enum(provinces)),
  /** How many jobs its first page has, at least one. */
  count: z.number(),
});
export type Alternative = z.output<typeof alternative>;
/** More would be a list to read. */
export const alternatives = 4;

export const searchInstead = endpoint({
  method: 'GET',
  path: '/job/instead',
  summary: 'Searches near one that found nothing; each finds something.',
  access: 'anyone',
  query: jobsQuery,
  reply: z.array(alternative),
  status: 200,
  failures: ['rate_limited'],
});
