/**
 * Lists that go on after a cursor (product 7.40): the calls as the server answers them. With `after` the answer is a page
 * that says where the list goes on; without it, what it always was. Not in the nouns' files, which every phone downloads.
 */
import * as z from 'zod/mini';
import { application, listApplications } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { id, orEmpty } from './fields.ts';
import { jobsQuery } from './job-requests.ts';
import { jobListItem, listFavourites, listJobs } from './jobs.ts';
import { listMyJobs } from './my-jobs.ts';
import { listNotices } from './notices.ts';

const longestCursor = 100;

/** Empty for the first page, then the `next` of the page before. */
const after = z.optional(z.string({ error: 'wrong_type' }).check(z.maxLength(longestCursor, 'wrong_type')));

/** A page of a list; `next` is null on the last one. */
export type ListPage<Item> = { items: Item[]; next: string | null };

const orPage = <Item extends z.core.$ZodType>(list: z.ZodMiniArray<Item>) =>
  z.union([list, z.object({ items: list, next: z.nullable(z.string()) })]);

export const pageJobs = endpoint({
  ...listJobs,
  /** For lists by date without a keyword. */
  query: z.extend(jobsQuery, { after }),
  reply: orPage(z.array(jobListItem)),
});

export const pageFavourites = endpoint({
  ...listFavourites,
  query: z.object({ after }),
  reply: orPage(listFavourites.reply),
});

export const pageMyJobs = endpoint({
  ...listMyJobs,
  query: z.object({ after }),
  reply: orPage(listMyJobs.reply),
});

export const pageApplications = endpoint({
  ...listApplications,
  summary:
    "The employee's applications, or the ones to the employer's jobs; oldest first, with `after` newest first.",
  /** `job_id` for employers: the ones to one of their jobs. */
  query: z.extend(listApplications.query, { job_id: orEmpty(id()), after }),
  reply: orPage(z.array(application)),
});

export const pageNotices = endpoint({
  ...listNotices,
  query: z.extend(listNotices.query, { after }),
  reply: orPage(listNotices.reply),
});
