/** Applications in lists, and applying (product 3.7, 4.12, 7.7). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { applicationStatuses } from './options.ts';
import { givenAnswers, shownAnswers } from './job-questions.ts';

export const interviewAnswers = ['yes', 'no'] as const;
export type InterviewAnswer = (typeof interviewAnswers)[number];

/** Why only its owner sees a job: operators removed it, or it is hidden for another reason (product 4.17). */
export const jobHiddenReasons = ['removed', 'hidden'] as const;
export type JobHiddenReason = (typeof jobHiddenReasons)[number];

/** Fields with a default may be missing from cached replies. */
export const application = z.object({
  id: z.number(),
  job_id: z.number(),
  job_name: z.string(),
  status: z.enum(applicationStatuses),
  message: z.nullable(z.string()),
  dateAdded: z.string(),
  dateUpdated: z.string(),
  /** Both names are empty once the copy of the CV is erased. */
  first_name: z.string(),
  last_name: z.string(),
  /** For the employer only, like the star and the note; null once the account is deleted. */
  user_id: z.optional(z.nullable(z.number())),
  starred: z.optional(z.boolean()),
  note: z.optional(z.nullable(z.string())),
  /** From the CV as it was sent; for the employer only. */
  city: z.optional(z.nullable(z.string())),
  /** These three only in pages of a list, and null where the CV lacks them. */
  phone: z.optional(z.nullable(z.string())),
  job_title: z.optional(z.nullable(z.string())),
  last_job: z.optional(z.nullable(z.object({ job_title: z.string(), company: z.string() }))),
  /** To the job's questions when it was sent; null if there were none, or once the copy of the CV is erased. */
  answers: z._default(z.nullable(shownAnswers), null),
  /** When the job's owner first opened it. */
  viewed_at: z._default(z.nullable(z.string()), null),
  /** The number of messages from the other side that the caller has not read. */
  unread: z._default(z.number(), 0),
  /** The last interview that the employer proposed. */
  interview: z._default(
    z.nullable(z.object({ at: z.string(), answer: z.nullable(z.enum(interviewAnswers)) })),
    null,
  ),
  /** For the applicant only. */
  job_gone: z._default(z.nullable(z.enum(jobHiddenReasons)), null),
});
export type Application = z.output<typeof application>;

const shared = z._default(z.boolean({ error: 'wrong_type' }), true);
/** Which optional parts of the CV are sent; all by default. Undefined if absent, so that the request's digest stays the same. */
export const share = z.pipe(
  z.nullish(z.object({ address: shared, date_of_birth: shared, reference: shared }, { error: 'wrong_type' })),
  z.transform((value) => value ?? undefined),
);
export type Share = z.output<typeof share>;

export const apply = endpoint({
  method: 'POST',
  path: '/app',
  summary: 'Apply with the current CV; a repeated call returns the first application.',
  access: 'employee',
  body: z.object({ job_id: id(), share: z.optional(share), answers: z.optional(givenAnswers) }),
  reply: application,
  status: 201,
  repeatStatus: 200,
  idempotent: true,
  offline: 'queue',
  repeat: 'first',
  failures: ['no_cv', 'job_closed', 'daily_limit', 'you_blocked'],
});
