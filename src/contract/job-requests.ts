/** What is asked for at /job (product 7.3, 7.4): a search, or one job. */
import * as z from 'zod/mini';
import { id } from './fields.ts';
import { lastPage, lengths } from './limits.ts';
import { type JobStatus, jobStatuses, type ListOrder, listOrders } from './options.ts';
import { type Province, provinces } from './places.ts';

/** A filter's value as it came; empty and anything with 'any' in it mean no filter (product 5.6: never in the keyword). */
const filter = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => {
    const trimmed = (value ?? '').trim().slice(0, lengths.shortText);
    return trimmed === '' || /any/i.test(trimmed) ? undefined : trimmed;
  }),
);

const spelledAs =
  <const Value extends string>(values: readonly Value[]) =>
  (asked: string | undefined): Value | 'unknown' | undefined =>
    asked === undefined
      ? undefined
      : (values.find((value) => value.toLowerCase() === asked.toLowerCase()) ?? 'unknown');

/** A whole number as text; empty means none. */
const count = z.pipe(
  z.nullish(z.string().check(z.trim(), z.regex(/^\d{0,12}$/, 'not_number'))),
  z.transform((value: string | null | undefined) => (value ? Number(value) : undefined)),
);

/** Every page past the last one is as empty as this one. */
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
    z.transform((asked: string | undefined): Province | 'unknown' | undefined => spelledAs(provinces)(asked)),
  ),
  company: count,
  /** Dollars a month. */
  salary_from: count,
  /** Days since the posting. */
  within: count,
  verified: z.pipe(
    z.nullish(z.string()),
    z.transform((value: string | null | undefined) => value?.trim() === '1' || undefined),
  ),
  status: z.pipe(
    filter,
    z.transform((asked: string | undefined): JobStatus | 'unknown' | undefined =>
      spelledAs(jobStatuses)(asked),
    ),
  ),
  sort: z.pipe(
    z.nullish(z.string()),
    // Without a keyword Relevance is Date.
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
