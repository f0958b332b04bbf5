/** One application in full (product 3.7, 7.7): with the job's fields and the CV as it was sent. */
import * as z from 'zod/mini';
import { application } from './applications.ts';
import { cv } from './cvs.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { jobListItem } from './jobs.ts';
import { jobStatuses } from './options.ts';

const jobFields = z.pick(jobListItem, {
  industry: true,
  salary: true,
  job_type: true,
  age: true,
  level: true,
  gender: true,
  qualification: true,
  language: true,
  category: true,
  location: true,
  required_skills: true,
  available_position: true,
  img: true,
  company: true,
});

/** What of a job an applicant is told of when it changes (product 4.16). */
export const toldChanges = [
  'name',
  'salary',
  'location',
  'province',
  'job_type',
  'level',
  'requirements',
  'responsibilities',
  'description',
] as const;
export type ToldChange = (typeof toldChanges)[number];

/** One application with the job's own fields beside it; `status` is the application's, the job's is `job_status`. */
const applicationDetail = z.object({
  ...application.shape,
  ...jobFields.shape,
  name: z.string(),
  job_status: z.enum(jobStatuses),
  /** The employer's account is deleted: nobody answers any more. */
  employer_gone: z._default(z.boolean(), false),
});

const applicationAnswer = z.object({
  /** As it was when it was sent; null when it is erased. */
  cv: z.nullable(cv),
  application: applicationDetail,
  message: z.optional(z.string()),
  /** What of the job changed after the person applied; not for its employer. */
  changed_since: z.optional(z.array(z.enum(toldChanges))),
});
export type ApplicationAnswer = z.output<typeof applicationAnswer>;

export const getApplication = endpoint({
  method: 'GET',
  path: '/app/:id',
  summary: 'One application with the CV as it was sent.',
  access: 'loggedIn',
  params: z.object({ id: id() }),
  reply: applicationAnswer,
  status: 200,
  offline: 'cache',
});
