/** Parameters of /job: a search, or the id of one job (product 7.3, 7.4). */
import * as z from 'zod/mini';
import { id } from './fields.ts';
import { lastPage, lengths } from './limits.ts';
import { type JobStatus, jobStatuses, type ListOrder, listOrders } from './options.ts';
import { type Province, provinces } from './places.ts';

/** No filter if empty or if it contains 'any', which some clients send (product 5.6). */
const filter = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => {
    const trimmed = (value ?? '').trim().slice(0, lengths.shortText);
    return trimmed === '' || /any/i.test(trimmed) ? undefined : trimmed;
  }),
);

/** Finds a value regardless of case; 'unknown' matches no job. */
const findIgnoringCase = <const Value extends string>(
  values: readonly Value[],
  typed: string | undefined,
): Value | 'unknown' | undefined =>
  typed === undefined
    ? undefined
    : (values.find((value) => value.toLowerCase() === typed.toLowerCase()) ?? 'unknown');

/** A whole number as text; undefined if empty. */
const count = z.pipe(
  z.nullish(z.string().check(z.trim(), z.regex(/^\d{0,12}$/, 'not_number'))),
  z.transform((value: string | null | undefined) => (value ? Number(value) : undefined)),
);

/** An empty page, used for all pages past the last one. */
const pastTheLastPage = lastPage + 1;

export const jobsQuery = z.object({
  page: z.pipe(
    z.nullish(z.string().check(z.trim(), z.regex(/^\d*$/, 'not_number'))),
    z.transform((value: string | null | undefined) => Math.min(Number(value ?? 0), pastTheLastPage)),
  ),
  industry: filter,
  level: filter,
  category: filter,
  job_type: filter,
  location: filter,
  province: z.pipe(
    filter,
    z.transform((typed: string | undefined): Province | 'unknown' | undefined =>
      findIgnoringCase(provinces, typed),
    ),
  ),
  /** The code of an occupation or of a group of occupations. */
  occupation: z.pipe(
    z.nullish(z.string()),
    z.transform((value: string | null | undefined) => {
      const typed = (value ?? '').trim().slice(0, lengths.shortText).toLowerCase();
      // Unlike in other filters 'any' may be part of a code.
      return typed === '' || typed === 'any' ? undefined : typed;
    }),
  ),
  company: count,
  /** US dollars per month. */
  salary_from: count,
  /** Maximum age of the posting in days. */
  within: count,
  verified: z.pipe(
    z.nullish(z.string()),
    z.transform((value: string | null | undefined) => value?.trim() === '1' || undefined),
  ),
  status: z.pipe(
    filter,
    z.transform((typed: string | undefined): JobStatus | 'unknown' | undefined =>
      findIgnoringCase(jobStatuses, typed),
    ),
  ),
  sort: z.pipe(
    z.nullish(z.string()),
    // Without a keyword, 'Relevance' means 'Date'.
    z.transform(
      (value: string | null | undefined): ListOrder =>
        listOrders.find((order) => order.toLowerCase() === value?.trim().toLowerCase()) ?? 'Date',
    ),
  ),
  keyword: z.pipe(
    z.nullish(z.string()),
    z.transform((value: string | null | undefined) => (value ?? '').trim().slice(0, lengths.keyword)),
  ),
});
export type JobsQuery = z.output<typeof jobsQuery>;

export const jobId = z.object({ id: id() });
