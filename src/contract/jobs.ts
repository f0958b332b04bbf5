/** Jobs for readers: lists, details and favourites (product 3.2, 7.3 to 7.6). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { knownItems } from './fields.ts';
import { jobContact, jobExtras, review, warningKinds } from './job-fields.ts';
import { jobId, jobsQuery } from './job-requests.ts';
import { coverImages } from './limits.ts';
import { jobStatuses } from './options.ts';

/** All fields of a job except the long texts. */
export const jobListItem = z.object({
  job_id: z.number(),
  name: z.string(),
  img: z.number().check(z.minimum(0), z.maximum(coverImages - 1)),
  industry: z.string(),
  salary: z.string(),
  job_type: z.string(),
  age: z.number(),
  level: z.string(),
  gender: z.string(),
  date_added: z.string(),
  qualification: z.string(),
  language: z.string(),
  category: z.string(),
  location: z.string(),
  required_skills: z.string(),
  available_position: z.number(),
  status: z.enum(jobStatuses),
  tags: z.array(z.string()),
  ...jobExtras,
  favorite: z.boolean(),
  applied: z.boolean(),
});
export type JobListItem = z.output<typeof jobListItem>;

export const jobDetail = z.object({
  ...z.omit(jobListItem, { favorite: true }).shape,
  description: z.string(),
  requirements: z.array(z.string()),
  responsibilities: z.array(z.string()),
  contact: jobContact,
  /** Empty in older cached replies. */
  warnings: z._default(knownItems(warningKinds), []),
  /** Phone numbers to call in danger. */
  help_numbers: z._default(z.array(z.string()), ['117']),
  /** Null for everyone except the owner. */
  review,
  /** Where an operator found the posting of a company that no one has claimed (product 7.47); otherwise null. */
  source: z._default(
    z.nullable(z.object({ name: z.string(), url: z.nullable(z.string()), date: z.string() })),
    null,
  ),
  isFavorite: z.boolean(),
  moreJobs: z.array(jobListItem),
});
export type JobDetail = z.output<typeof jobDetail>;

export type { JobsQuery } from './job-requests.ts';

const favourite = z.object({ job_id: z.number(), favorite: z.boolean() });

export const listJobs = endpoint({
  method: 'GET',
  path: '/job/get',
  summary: 'Search jobs; pages past the end are empty.',
  access: 'anyone',
  query: jobsQuery,
  reply: z.array(jobListItem),
  status: 200,
  offline: 'cache',
});

export const getJob = endpoint({
  method: 'GET',
  path: '/job/get/:id',
  summary: 'One job with related ones; 404 with `{}` if it does not exist.',
  access: 'anyone',
  params: jobId,
  reply: jobDetail,
  status: 200,
  missing: 'empty',
  offline: 'cache',
});

export const addFavourite = endpoint({
  method: 'POST',
  path: '/job/addFav/:id',
  summary: 'Save a job.',
  access: 'loggedIn',
  params: jobId,
  reply: favourite,
  status: 200,
  offline: 'queue',
  repeat: 'last',
});

export const removeFavourite = endpoint({
  method: 'POST',
  path: '/job/removeFav/:id',
  summary: 'Remove a job from the saved ones.',
  access: 'loggedIn',
  params: jobId,
  reply: favourite,
  status: 200,
  offline: 'queue',
  repeat: 'last',
});

/** The path of a job's cover picture, one of five (product 3.2). */
export const coverOf = ({ img }: Pick<JobListItem, 'img'>): string => `/brand/cover-${img}.svg`;
