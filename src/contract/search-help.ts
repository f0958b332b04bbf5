/** What helps people to search (product 7.37): suggestions while they type, and what to look for instead of what nobody has. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { jobsQuery } from './job-requests.ts';
import { lengths } from './limits.ts';

export const suggestions = 8;

const suggestion = z.object({ kind: z.enum(['title', 'place', 'company']), text: z.string() });
export type Suggestion = z.output<typeof suggestion>;

const typed = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => (value ?? '').trim().slice(0, lengths.keyword)),
);

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/job/suggest',
  summary: 'Titles, places and companies that begin with a text, in the language asked for.',
  access: 'anyone',
  query: z.object({ text: typed, lang: z.nullish(z.string()) }),
  reply: z.array(suggestion),
  status: 200,
});

const alternative = z.object({
  /** With fewer words, or without the filters. */
  kind: z.enum(['fewer', 'anywhere']),
  keyword: z.string(),
  /** How many jobs its first page has, at least one. */
  count: z.number(),
});
export type Alternative = z.output<typeof alternative>;

export const searchInstead = endpoint({
  method: 'GET',
  path: '/job/instead',
  summary: 'Searches near one that found nothing, each of which finds something.',
  access: 'anyone',
  query: jobsQuery,
  reply: z.array(alternative),
  status: 200,
});
