/**
 * Applications (product 3.7, 4.12, 7.7): applying and listing. One in full is in application-details.ts, what happens
 * to it in application-handling.ts and application-messages.ts.
 */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { applicationStatuses } from './options.ts';

export const interviewAnswers = ['yes', 'no'] as const;
export type InterviewAnswer = (typeof interviewAnswers)[number];

/** Nobody but its owner sees the job: operators removed it, or it is hidden for another reason (product 4.17). */
const jobGone = ['removed', 'hidden'] as const;
export type JobGone = (typeof jobGone)[number];

/** An application in a list. Fields with a default may be missing in answers that a device cached. */
export const application = z.object({
  id: z.number(),
  job_id: z.number(),
  job_name: z.string(),
  status: z.enum(applicationStatuses),
  message: z.nullable(z.string()),
  dateAdded: z.string(),
  dateUpdated: z.string(),
  /** Null when the copy of the CV is erased, as is the name below. */
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  /** For the employer only, as the star and the note; null when the account is gone. */
  user_id: z.optional(z.nullable(z.number())),
  starred: z.optional(z.boolean()),
  note: z.optional(z.nullable(z.string())),
  /** Of the CV as it was sent; for the employer only. */
  city: z.optional(z.nullable(z.string())),
  /** When the job's owner first opened it. */
  viewed_at: z._default(z.nullable(z.string()), null),
  /** Messages of the other side that the caller has not read. */
  unread: z._default(z.number(), 0),
  /** The last one that the employer proposed. */
  interview: z._default(
    z.nullable(z.object({ at: z.string(), answer: z.nullable(z.enum(interviewAnswers)) })),
    null,
  ),
  /** For the applicant only. */
  job_gone: z._default(z.nullable(z.enum(jobGone)), null),
});
export type Application = z.output<typeof application>;

const shared = z._default(z.boolean({ error: 'wrong_type' }), true);
/** What of the CV is sent: all of it by default. Undefined then, so that the request's digest has no trace of the field. */
export const share = z.pipe(
  z.nullish(z.object({ address: shared, date_of_birth: shared, reference: shared }, { error: 'wrong_type' })),
  z.transform((said) => said ?? undefined),
);
export type Share = z.output<typeof share>;

export const apply = endpoint({
  method: 'POST',
  path: '/app',
  summary: 'Apply with the CV as it is; again gives the first.',
  access: 'employee',
  body: z.object({ job_id: id(), share: z.optional(share) }),
  reply: application,
  status: 201,
  repeatStatus: 200,
  idempotent: true,
  offline: 'queue',
  repeat: 'first',
  failures: ['no_cv', 'job_closed', 'daily_limit'],
});
