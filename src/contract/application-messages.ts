/** Messages between applicant and employer, and interviews (product 3.18, 3.19, 7.19). */
import * as z from 'zod/mini';
import { interviewAnswers } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './day-fields.ts';
import { id, knownItems, oneOf, optionalText, text } from './fields.ts';
import { lengths } from './limits.ts';

/** Kinds of warnings about a message (product 3.18). */
export const messageWarningKinds = [
  'fee',
  'documents',
  'abroad',
  'easy_money',
  'code',
  'leave',
  'confinement',
  'crime',
  'sexual',
] as const;
export type MessageWarningKind = (typeof messageWarningKinds)[number];

export const applicationMessage = z.object({
  id: z.number(),
  from: z.enum(['employer', 'employee']),
  text: z.string(),
  at: z.string(),
  /** When the other side read it. */
  read_at: z.nullable(z.string()),
  interview: z.nullable(
    z.object({ at: z.string(), place: z.string(), answer: z.nullable(z.enum(interviewAnswers)) }),
  ),
  /** For the reader of the other side's message. Missing in older replies. */
  warnings: z._default(knownItems(messageWarningKinds), []),
});
export type ApplicationMessage = z.output<typeof applicationMessage>;

const ofApplication = z.object({ id: id() });

export const listApplicationMessages = endpoint({
  method: 'GET',
  path: '/app/:id/message',
  summary: 'The messages of both sides, oldest first, at most the last 500; marks them as read.',
  access: 'loggedIn',
  params: ofApplication,
  reply: z.array(applicationMessage),
  status: 200,
  offline: 'cache',
});

export const writeApplicationMessage = endpoint({
  method: 'POST',
  path: '/app/:id/message',
  summary: 'Send a message to the other side; applicants may once the employer has written or accepted.',
  access: 'loggedIn',
  params: ofApplication,
  body: z.object({ text: text(lengths.applicationMessage) }),
  reply: applicationMessage,
  status: 201,
  idempotent: true,
  offline: 'queue',
  repeat: 'all',
  failures: ['not_yet', 'thread_full', 'you_blocked'],
});

export const inviteToInterview = endpoint({
  method: 'POST',
  path: '/app/:id/interview',
  summary: 'Send the applicant a message that proposes an interview.',
  access: 'employer',
  params: ofApplication,
  body: z.object({
    at: instant(),
    place: text(lengths.shortText),
    /** The text of the message. */
    note: optionalText(lengths.applicationMessage),
  }),
  reply: applicationMessage,
  status: 201,
  idempotent: true,
  offline: 'queue',
  repeat: 'all',
  failures: ['thread_full', 'you_blocked'],
});

export const answerInterview = endpoint({
  method: 'PUT',
  path: '/app/:id/interview/:message_id',
  summary: 'Accept or decline an interview; may be changed later.',
  access: 'employee',
  params: z.object({ id: id(), message_id: id() }),
  body: z.object({ answer: oneOf(interviewAnswers) }),
  reply: applicationMessage,
  status: 200,
  offline: 'queue',
  repeat: 'last',
  failures: ['you_blocked'],
});
