/** What operators read about reported people (product 7.17): entries of the queue, and the page of a person or company. */
import * as z from 'zod/mini';
import { messageWarningKinds } from './application-messages.ts';
import { verifications } from './company-fields.ts';
import { endpoint } from './endpoint.ts';
import { id, knownItems } from './fields.ts';
import { warningKinds } from './job-fields.ts';
import { jobStatuses } from './options.ts';
import { type OutcomeAnswer } from './outcomes.ts';
import { personDecisions, personReportReasons } from './reports.ts';
import { accTypes } from './roles.ts';

/** The employer whose posting, report or company is to be decided. */
export const employerSummary = z.object({
  user_id: z.number(),
  name: z.string(),
  created_at: z.string(),
  suspended: z.boolean(),
  jobs: z.number(),
  /** How many of their jobs operators have hidden. */
  removed: z.number(),
  company_name: z.nullable(z.string()),
  verification: z.enum(verifications),
  /** From `reportersForReview` on, new postings wait for review. Absent from older nodes' replies. */
  reporters: z._default(z.number(), 0),
});
export type EmployerSummary = z.output<typeof employerSummary>;

/** A seeker or employer. */
const reportedPerson = z.extend(employerSummary, {
  acc_type: z.enum(accTypes),
  applications: z.number(),
  /** Decided reports about them, by decision. */
  dismissed: z.number(),
  warned: z.number(),
  /** A company that operators post for, without an account that anyone uses. */
  unclaimed: z._default(z.boolean(), false),
});
export type ReportedPerson = z.output<typeof reportedPerson>;

const sharedMessage = z.object({
  from: z.enum(['employer', 'employee']),
  text: z.string(),
  at: z.string(),
  warnings: knownItems([...warningKinds, ...messageWarningKinds]),
});
export type SharedMessage = z.output<typeof sharedMessage>;

/** Without the reporter. */
const personReport = z.object({
  id: z.number(),
  reason: z.enum(personReportReasons),
  text: z.string(),
  at: z.string(),
  /** Null for a report of the company. */
  application_id: z.nullable(z.number()),
  /** Null if the application was withdrawn. */
  job_name: z.nullable(z.string()),
  /** Null if the reporter did not share them. */
  messages: z.nullable(z.array(sharedMessage)),
  decision: z.nullable(z.enum(personDecisions)),
});
export type PersonReport = z.output<typeof personReport>;

/** One entry for each reported person. */
export const queuedPerson = z.object({
  kind: z.literal('people'),
  /** The id of the oldest open report. */
  id: z.number(),
  waiting_since: z.string(),
  employer: reportedPerson,
  /** Open ones, oldest first, at most 50. */
  reports: z.array(personReport),
  /** The number of open reports. */
  reported: z.number(),
});

const reportedPosting = z.object({
  job_id: z.number(),
  name: z.string(),
  date_added: z.string(),
  status: z.enum(jobStatuses),
  /** Null while everyone can see it. */
  hidden: z.nullable(z.enum(['waiting', 'removed', 'suspended'])),
  warnings: knownItems(warningKinds),
  reports: z.number(),
});

/** How many others gave each answer; without names, which would tell who said what. */
const outcomeCounts = z.object({
  hired: z.number(),
  not_hired: z.number(),
  not_reached: z.number(),
  asked_for_money: z.number(),
} satisfies Record<OutcomeAnswer, z.ZodMiniNumber>);
export type OutcomeCounts = z.output<typeof outcomeCounts>;

const personDetails = z.object({
  person: reportedPerson,
  /** What the other sides of calls and applications answered to how it ended. Null in older nodes' replies. */
  outcomes: z._default(z.nullable(outcomeCounts), null),
  /** How many people or companies block them. */
  blocked_by: z._default(z.number(), 0),
  /** Newest first, at most 50. */
  reports: z.array(personReport),
  /** Newest first, at most 30. */
  postings: z.array(reportedPosting),
});
export type PersonDetails = z.output<typeof personDetails>;

export const getPerson = endpoint({
  method: 'GET',
  path: '/operator/person/:id',
  summary: 'A seeker or employer with reports, outcomes, the number of blocks, and postings.',
  access: 'operator',
  params: z.object({ id: id() }),
  reply: personDetails,
  status: 200,
});
