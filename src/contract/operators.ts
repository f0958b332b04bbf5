/** What operators read (product 7.17): what waits for them, who is there, and the record of what was decided. */
import * as z from 'zod/mini';
import { verifications } from './company-fields.ts';
import { endpoint } from './endpoint.ts';
import { day } from './day-fields.ts';
import { oneOf, textOrEmpty } from './fields.ts';
import { jobDetail } from './jobs.ts';
import { lengths } from './limits.ts';
import {
  companyActions,
  jobActions,
  messageActions,
  personActions,
  reportActions,
} from './operator-decisions.ts';
import { reportReasons } from './reports.ts';
import { accTypes } from './roles.ts';

export const queueKinds = ['reports', 'posts', 'verifications', 'messages'] as const;
export type QueueKind = (typeof queueKinds)[number];

/** The record of who posted: it stands beside every decision. */
const employerRecord = z.object({
  user_id: z.number(),
  name: z.string(),
  created_at: z.string(),
  suspended: z.boolean(),
  jobs: z.number(),
  /** Of their jobs, how many operators have taken down. */
  removed: z.number(),
  company_name: z.nullable(z.string()),
  verification: z.enum(verifications),
});
export type EmployerRecord = z.output<typeof employerRecord>;

/** A job as the queue shows it: as its readers see it, without what is theirs. */
export const queuedJob = z.omit(jobDetail, {
  moreJobs: true,
  isFavorite: true,
  applied: true,
  help_numbers: true,
});
export type QueuedJob = z.output<typeof queuedJob>;

const waiting = { id: z.number(), waiting_since: z.string() };
/** Names the state that is read; a decision sends it back. */
const seen = z.string();

const queuedReport = z.object({
  kind: z.literal('reports'),
  ...waiting,
  job_id: z.number(),
  job: queuedJob,
  employer: employerRecord,
  /** How many applications wait for an answer: so many people are told when it is taken down. */
  pending_applications: z.number(),
  /** Never by whom. The oldest first; at most 50. */
  reports: z.array(
    z.object({ id: z.number(), reason: z.enum(reportReasons), text: z.string(), at: z.string() }),
  ),
  /** All that wait on this job. */
  reported: z.number(),
});
const queuedPost = z.object({
  kind: z.literal('posts'),
  ...waiting,
  seen,
  job_id: z.number(),
  job: queuedJob,
  employer: employerRecord,
});
const queuedVerification = z.object({
  kind: z.literal('verifications'),
  ...waiting,
  seen,
  company_id: z.number(),
  employer: employerRecord,
  company: z.object({
    name: z.nullable(z.string()),
    name_km: z.nullable(z.string()),
    logo: z.nullable(z.string()),
    website: z.nullable(z.string()),
    about: z.nullable(z.string()),
  }),
  registration_number: z.string(),
  phone: z.string(),
  note: z.string(),
});
const queuedMessage = z.object({
  kind: z.literal('messages'),
  ...waiting,
  email: z.string(),
  name: z.string(),
  text: z.string(),
  user_id: z.nullable(z.number()),
});

export const queueItem = z.discriminatedUnion('kind', [
  queuedReport,
  queuedPost,
  queuedVerification,
  queuedMessage,
]);
export type QueueItem = z.output<typeof queueItem>;

/** Longer ones name nothing. */
const words = z.optional(textOrEmpty(lengths.shortText));
const page = z.optional(
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{0,4}$/, 'not_number')),
    z.transform((value: string) => Number(value)),
  ),
);

export const readQueue = endpoint({
  method: 'GET',
  path: '/operator/queue',
  summary: 'What waits for a decision, the oldest first, 30 a page; of reports one entry a job.',
  access: 'operator',
  query: z.object({ kind: oneOf(queueKinds), page }),
  reply: z.array(queueItem),
  status: 200,
});

const operatorCounts = z.object({
  reports: z.number(),
  posts: z.number(),
  verifications: z.number(),
  messages: z.number(),
});
export type OperatorCounts = z.output<typeof operatorCounts>;

export const countQueue = endpoint({
  method: 'GET',
  path: '/operator/counts',
  summary: 'How much waits of each kind.',
  access: 'operator',
  reply: operatorCounts,
  status: 200,
});

export const person = z.object({
  user_id: z.number(),
  name: z.string(),
  acc_type: z.enum(accTypes),
  created_at: z.string(),
  suspended: z.boolean(),
  jobs: z.number(),
  applications: z.number(),
});
export type Person = z.output<typeof person>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/operator/people',
  summary: 'Accounts whose names begin with a text, by name, 30 a page.',
  access: 'operator',
  query: z.object({ name: words, page }),
  reply: z.array(person),
  status: 200,
});

/** The actions of decisions, as they were sent. */
const auditActions = [
  ...new Set([...jobActions, ...reportActions, ...companyActions, ...messageActions, ...personActions]),
] as const;

const auditSubjects = ['job', 'report', 'company', 'message', 'person'] as const;

/** What can be undone later, by the action that undoes it. */
export const undoing = ['restore', 'unverify', 'reopen'] as const;

const auditEntry = z.object({
  at: z.string(),
  operator: z.string(),
  action: z.enum(auditActions),
  /** What was decided on, in words: the name of the job, company or person, or who wrote the message. */
  subject: z.string(),
  subject_kind: z.enum(auditSubjects),
  subject_id: z.number(),
  reason: z.string(),
  /** The job that was decided on, of its reports too; null for other things. */
  job_id: z._default(z.nullable(z.number()), null),
  /** Which action undoes it: null where none does, it is undone already, or something was decided on it since. */
  undo: z._default(z.nullable(z.enum(undoing)), null),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Empty is what a form sends where nothing was chosen. */
const dayOrNothing = z.pipe(
  z.transform((value: unknown) => (value === '' ? undefined : value)),
  z.optional(day()),
);
const auditFilter = {
  operator: words,
  action: words,
  /** Days in Cambodia, both inclusive. */
  from: dayOrNothing,
  to: dayOrNothing,
};

export const readAudit = endpoint({
  method: 'GET',
  path: '/operator/audit',
  summary: 'What operators decided, the newest first, 30 a page.',
  access: 'operator',
  /** `about` is one thing, such as `company:5`; a job's reports are about the job. */
  query: z.object({ ...auditFilter, about: words, page }),
  reply: z.array(auditEntry),
  status: 200,
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/operator/audit/export',
  summary: 'The same, all of it, as a table for spreadsheets.',
  access: 'operator',
  query: z.object(auditFilter),
  reply: z.string(),
  table: true,
  status: 200,
});
