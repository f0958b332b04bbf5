/** Applications (product 3.7, 4.10, 4.12, 7.7): applying, listing, deciding. One in full is in application-details.ts. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf, optionalText } from './fields.ts';
import { lengths } from './limits.ts';
import { applicationStatuses, decisions } from './options.ts';

/** An application in a list; the applicant's user_id is for the employer only. */
export const application = z.object({
  id: z.number(),
  job_id: z.number(),
  job_name: z.string(),
  status: z.enum(applicationStatuses),
  message: z.nullable(z.string()),
  dateAdded: z.string(),
  dateUpdated: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  user_id: z.optional(z.number()),
});
export type Application = z.output<typeof application>;

export const apply = endpoint({
  method: 'POST',
  path: '/app',
  summary: 'Apply for a job with the CV as it is now; applying again gives the first application.',
  access: 'employee',
  body: z.object({ job_id: id() }),
  reply: application,
  status: 201,
  repeatStatus: 200,
  idempotent: true,
  offline: 'queue',
  failures: ['no_cv', 'job_closed', 'daily_limit'],
});

export const listApplications = endpoint({
  method: 'GET',
  path: '/app',
  summary: "The employee's applications, or the ones to the employer's jobs; oldest first.",
  access: 'loggedIn',
  reply: z.array(application),
  status: 200,
  offline: 'cache',
});

export const decideApplication = endpoint({
  method: 'PUT',
  path: '/app/:id',
  summary: 'Accept or reject an application, once.',
  access: 'employer',
  params: z.object({ id: id() }),
  body: z.object({ status: oneOf(decisions), message: optionalText(lengths.decisionMessage) }),
  reply: application,
  status: 200,
  idempotent: true,
  failures: ['already_decided'],
});
