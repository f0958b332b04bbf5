/** One application with its job's fields and the CV as it was sent (product 3.7, 7.7). */
import * as z from 'zod/mini';
import { application } from './applications.ts';
import { cv } from './cvs.ts';
import { endpoint } from './endpoint.ts';
import { id, knownItems } from './fields.ts';
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
  province: true,
  required_skills: true,
  available_position: true,
  img: true,
  company: true,
});

/** Fields of a job whose changes applicants are notified about (product 4.16). */
export const notifiedChanges = [
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
export type NotifiedChange = (typeof notifiedChanges)[number];

/** `status` is the application's, `job_status` the job's. */
const applicationDetail = z.object({
  ...application.shape,
  ...jobFields.shape,
  name: z.string(),
  job_status: z.enum(jobStatuses),
  /** The employer's account is deleted, so no one will answer. */
  employer_gone: z._default(z.boolean(), false),
  /** Whether the caller blocks the other side. */
  blocked: z._default(z.boolean(), false),
});

const applicationAnswer = z.object({
  /** As it was sent; null once erased. */
  cv: z.nullable(cv),
  application: applicationDetail,
  message: z.optional(z.string()),
  /** Fields of the job that changed after the application; for the applicant only. */
  changed_since: z.optional(knownItems(notifiedChanges)),
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
