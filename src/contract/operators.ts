/** The operators' queue, the list of accounts, and the audit log (product 7.17). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { day } from './day-fields.ts';
import { postingWarning } from './draft-warnings.ts';
import { oneOf, textOrEmpty } from './fields.ts';
import { jobDetail } from './jobs.ts';
import { lengths } from './limits.ts';
import {
  companyActions,
  jobActions,
  messageActions,
  personActions,
  personReportActions,
  postingActions,
  reportActions,
} from './operator-decisions.ts';
import { employerSummary, queuedPerson } from './operator-people.ts';
import { reportReasons } from './reports.ts';
import { accTypes } from './roles.ts';

export const queueKinds = ['reports', 'people', 'posts', 'verifications', 'messages'] as const;
export type QueueKind = (typeof queueKinds)[number];

/** A job as readers see it, without fields about the reader. */
export const queuedJob = z.omit(jobDetail, {
  moreJobs: true,
  isFavorite: true,
  applied: true,
  help_numbers: true,
});
export type QueuedJob = z.output<typeof queuedJob>;

const waiting = { id: z.number(), waiting_since: z.string() };
/** The version of the entry; send it with the decision. */
const seen = z.string();

/** The sentences that warn. Absent from older nodes' replies. */
const warned = z._default(z.array(postingWarning), []);

const queuedReport = z.object({
  kind: z.literal('reports'),
  ...waiting,
  job_id: z.number(),
  job: queuedJob,
  warned,
  employer: employerSummary,
  /** Applicants waiting for an answer, who would be notified if the job is hidden. */
  pending_applications: z.number(),
  /** Without the reporters. Oldest first, at most 50. */
  reports: z.array(
    z.object({ id: z.number(), reason: z.enum(reportReasons), text: z.string(), at: z.string() }),
  ),
  /** The number of open reports on this job. */
  reported: z.number(),
});
const queuedPost = z.object({
  kind: z.literal('posts'),
  ...waiting,
  seen,
  job_id: z.number(),
  job: queuedJob,
  warned,
  employer: employerSummary,
});
const queuedVerification = z.object({
  kind: z.literal('verifications'),
  ...waiting,
  seen,
  company_id: z.number(),
  employer: employerSummary,
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
  queuedPerson,
  queuedPost,
  queuedVerification,
  queuedMessage,
]);
export type QueueItem = z.output<typeof queueItem>;

const searchText = z.optional(textOrEmpty(lengths.shortText));
const page = z.optional(
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{0,4}$/, 'not_number')),
    z.transform((value: string) => Number(value)),
  ),
);

export const listQueue = endpoint({
  method: 'GET',
  path: '/operator/queue',
  summary: 'Entries waiting for a decision, oldest first, 30 per page; one entry per reported job or person.',
  access: 'operator',
  query: z.object({ kind: oneOf(queueKinds), page }),
  reply: z.array(queueItem),
  status: 200,
});

const operatorCounts = z.object({
  reports: z.number(),
  /** Absent from older nodes' replies. */
  people: z._default(z.number(), 0),
  posts: z.number(),
  verifications: z.number(),
  messages: z.number(),
});
export type OperatorCounts = z.output<typeof operatorCounts>;

export const countQueue = endpoint({
  method: 'GET',
  path: '/operator/counts',
  summary: 'The number of waiting entries of each kind.',
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
  summary: 'Accounts whose names start with a text, by name, 30 per page.',
  access: 'operator',
  query: z.object({ name: searchText, page }),
  reply: z.array(person),
  status: 200,
});

const auditActions = [
  ...new Set([
    ...jobActions,
    ...reportActions,
    ...personReportActions,
    ...companyActions,
    ...messageActions,
    ...personActions,
    ...postingActions,
  ]),
] as const;

const auditSubjects = ['job', 'report', 'company', 'message', 'person', 'import'] as const;

/** Actions that undo an earlier decision. */
const undoActions = ['restore', 'unverify', 'reopen'] as const;

const auditEntry = z.object({
  at: z.string(),
  operator: z.string(),
  action: z.enum(auditActions),
  /** The name of the job, company or person, or of the message's author. */
  subject: z.string(),
  subject_kind: z.enum(auditSubjects),
  subject_id: z.number(),
  reason: z.string(),
  /** The job of a decision on a job or a report; otherwise null. */
  job_id: z._default(z.nullable(z.number()), null),
  /** The action that undoes it; null if there is none or a later decision exists. */
  undo: z._default(z.nullable(z.enum(undoActions)), null),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** An empty form field is ''. */
const optionalDay = z.pipe(
  z.transform((value: unknown) => (value === '' ? undefined : value)),
  z.optional(day()),
);
const auditFilter = {
  operator: searchText,
  action: searchText,
  /** Days in Cambodia, both inclusive. */
  from: optionalDay,
  to: optionalDay,
};

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/operator/audit',
  summary: "The audit log of operators' decisions, newest first, 30 per page.",
  access: 'operator',
  /** `about` is a subject such as `company:5`; `job:5` includes its reports. */
  query: z.object({ ...auditFilter, about: searchText, page }),
  reply: z.array(auditEntry),
  status: 200,
});

export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/operator/audit/export',
  summary: 'The whole audit log as CSV.',
  access: 'operator',
  query: z.object(auditFilter),
  reply: z.string(),
  file: 'csv',
  status: 200,
});
