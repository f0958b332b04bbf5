/**
 * Lists with cursors (product 7.40). With `after` the reply is a page with the next cursor; without it, the whole list,
 * for older clients. Separate from the nouns' files, which every phone downloads.
 */
import * as z from 'zod/mini';
import { application } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { id, oneOf, orEmpty } from './fields.ts';
import { maximumFilterCities, lengths } from './limits.ts';
import { jobsQuery } from './job-requests.ts';
import { jobListItem, listJobs } from './jobs.ts';
import { myJob, myJobsViews } from './my-jobs.ts';
import { listNotices } from './notices.ts';
import { applicationStatuses } from './options.ts';
import { parseConditions } from './answer-conditions.ts';

const maxCursorLength = 100;

/** The cursor of the first page; '' means the same, but is left out of URLs. */
export const firstPage = 'first';

/** Empty or `first` for the first page, then `next` of the previous page. */
const after = z.optional(z.string({ error: 'wrong_type' }).check(z.maxLength(maxCursorLength, 'wrong_type')));

/** A page of a list; `next` is null on the last one. */
export type ListPage<Item> = { items: Item[]; next: string | null };

const orPage = <Item extends z.core.$ZodType>(list: z.ZodMiniArray<Item>) =>
  z.union([list, z.object({ items: list, next: z.nullable(z.string()) })]);

/** Newest first by default; only with `after`. By answers: most often yes first, then most years. */
const applicationOrders = ['newest', 'oldest', 'answers'] as const;

const flag = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => value?.trim() === '1'),
);

/** One city per line, spelled as in CVs. */
const cities = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) =>
    (value ?? '')
      .split('\n', maximumFilterCities)
      .map((city) => city.slice(0, lengths.shortText))
      .filter((city) => city !== ''),
  ),
);

/** For example `driving_licence:yes,years_experience:2`, at least two years. */
const answers = z.pipe(
  z.nullish(z.string().check(z.refine((text) => parseConditions(text) !== undefined, 'not_in_list'))),
  z.transform((text: string | null | undefined) => parseConditions(text ?? '') ?? []),
);

export const pageJobs = endpoint({
  ...listJobs,
  /** `after` is for lists by date without a keyword. */
  query: z.extend(jobsQuery, { after }),
  reply: orPage(z.array(jobListItem)),
});

export const pageFavourites = endpoint({
  method: 'GET',
  path: '/job/fav',
  summary: "The caller's saved jobs, most recently saved first.",
  access: 'loggedIn',
  query: z.object({ after }),
  reply: orPage(z.array(jobListItem)),
  status: 200,
  offline: 'cache',
});

export const pageMyJobs = endpoint({
  method: 'GET',
  path: '/job/myJobs',
  summary: "The employer's jobs with their counts.",
  access: 'employer',
  /** `view` and `name` filter only with `after`. */
  query: z.object({
    after,
    view: orEmpty(oneOf(myJobsViews)),
    name: z._default(z.string().check(z.maxLength(lengths.shortText, 'too_long')), ''),
  }),
  reply: orPage(z.array(myJob)),
  status: 200,
});

export const pageApplications = endpoint({
  method: 'GET',
  path: '/app',
  summary:
    "The seeker's applications, or those to the employer's jobs; oldest first, with `after` newest first.",
  access: 'loggedIn',
  /** Filters are for employers; `words` are searched in the CV as it was sent (application-filters.ts). */
  query: z.object({
    words: z.optional(z.string()),
    job_id: orEmpty(id()),
    status: orEmpty(oneOf(applicationStatuses)),
    starred: flag,
    unread: flag,
    cities,
    answers,
    /** Applicants who were asked these questions, but don't meet all conditions of `answers`. */
    others: flag,
    order: orEmpty(oneOf(applicationOrders)),
    after,
  }),
  reply: orPage(z.array(application)),
  status: 200,
  offline: 'cache',
});

export const pageNotices = endpoint({
  ...listNotices,
  query: z.extend(listNotices.query, { after }),
  reply: orPage(listNotices.reply),
});
