/**
 * Lists that go on after a cursor (product 7.40): the calls as the server answers them. With `after` the answer is a page
 * that says where the list goes on; without it, what it always was. Not in the nouns' files, which every phone downloads.
 */
import * as z from 'zod/mini';
import { application } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { id, oneOf, orEmpty } from './fields.ts';
import { askedCities, lengths } from './limits.ts';
import { jobsQuery } from './job-requests.ts';
import { jobListItem, listJobs } from './jobs.ts';
import { myJob, myJobsViews } from './my-jobs.ts';
import { listNotices } from './notices.ts';
import { applicationStatuses } from './options.ts';

const longestCursor = 100;

/** What names the beginning of a list; empty does, too, which addresses of the app leave out. */
export const firstPage = 'first';

/** Empty or `first` for the first page, then the `next` of the page before. */
const after = z.optional(z.string({ error: 'wrong_type' }).check(z.maxLength(longestCursor, 'wrong_type')));

/** A page of a list; `next` is null on the last one. */
export type ListPage<Item> = { items: Item[]; next: string | null };

const orPage = <Item extends z.core.$ZodType>(list: z.ZodMiniArray<Item>) =>
  z.union([list, z.object({ items: list, next: z.nullable(z.string()) })]);

/** Newest first unless it is said; with `after` only. */
const applicationOrders = ['newest', 'oldest'] as const;

const isGiven = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => value?.trim() === '1'),
);

/** As CVs say them, a line for each. */
const cities = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) =>
    (value ?? '')
      .split('\n', askedCities)
      .map((city) => city.slice(0, lengths.shortText))
      .filter((city) => city !== ''),
  ),
);

export const pageJobs = endpoint({
  ...listJobs,
  /** For lists by date without a keyword. */
  query: z.extend(jobsQuery, { after }),
  reply: orPage(z.array(jobListItem)),
});

export const pageFavourites = endpoint({
  method: 'GET',
  path: '/job/fav',
  summary: "The caller's saved jobs, newest saved first.",
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
  /** Those of a view, with a text in their name; with `after` only. */
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
    "The employee's applications, or the ones to the employer's jobs; oldest first, with `after` newest first.",
  access: 'loggedIn',
  /**
   * For employers: words that the CV has, as it was sent (cv-words.ts); the ones to one of their jobs, with a status,
   * with a star, not opened yet, of people in one of the cities.
   */
  query: z.object({
    words: z.optional(z.string()),
    job_id: orEmpty(id()),
    status: orEmpty(oneOf(applicationStatuses)),
    starred: isGiven,
    unread: isGiven,
    cities,
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
