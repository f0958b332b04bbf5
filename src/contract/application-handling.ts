/** Calls to withdraw, mark, decide and export applications (product 4.10, 4.19, 7.7, 7.19). */
import * as z from 'zod/mini';
import { application } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { id, oneOf, optionalText, orEmpty, textOrEmpty } from './fields.ts';
import { lengths, manyApplications } from './limits.ts';
import { decisions } from './options.ts';

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/app/:id/withdraw',
  summary: 'Withdraw a pending application; its copy of the CV is deleted, too.',
  access: 'employee',
  params: z.object({ id: id() }),
  reply: z.undefined(),
  status: 204,
  idempotent: true,
  offline: 'queue',
  repeat: 'first',
  failures: ['already_decided'],
});

export const markApplication = endpoint({
  method: 'PATCH',
  path: '/app/:id',
  summary: 'Star an application, or save a note that only its employer sees.',
  access: 'employer',
  params: z.object({ id: id() }),
  body: z.object({
    starred: z.optional(z.boolean({ error: 'wrong_type' })),
    /** Empty or null deletes the note. */
    note: z.optional(z.nullable(textOrEmpty(lengths.applicationNote))),
  }),
  reply: application,
  status: 200,
  offline: 'queue',
  repeat: 'last',
});

/** Why one of several applications was not decided. */
export const skipCodes = ['not_found', 'already_decided'] as const;
export type SkipCode = (typeof skipCodes)[number];

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
  offline: 'queue',
  repeat: 'first',
  failures: ['already_decided'],
});

export const decideApplications = endpoint({
  method: 'PUT',
  path: '/app',
  summary: 'Accept or reject up to 100 applications, each once; the reply lists those that were skipped.',
  access: 'employer',
  body: z.object({
    ids: z
      .array(id(), { error: 'wrong_type' })
      .check(z.minLength(1, 'required'), z.maxLength(manyApplications, 'too_many')),
    status: oneOf(decisions),
    message: optionalText(lengths.decisionMessage),
  }),
  reply: z.object({
    done: z.array(z.number()),
    skipped: z.array(z.object({ id: z.number(), code: z.enum(skipCodes) })),
  }),
  status: 200,
  idempotent: true,
  offline: 'queue',
  repeat: 'all',
});
export type Decided = z.output<(typeof decideApplications)['reply']>;

export const exportApplications = endpoint({
  method: 'GET',
  path: '/app/export',
  summary: "The applications to the employer's jobs, or to one of them, as CSV.",
  access: 'employer',
  query: z.object({ job_id: orEmpty(id()) }),
  reply: z.string(),
  file: 'csv',
  status: 200,
});
