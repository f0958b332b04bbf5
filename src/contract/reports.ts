/** Reports of dishonest or harmful jobs, companies and people (product 3.16, 7.16). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf, optionalText, orNothing } from './fields.ts';
import { lengths } from './limits.ts';
import { type ValidationCode } from './validation-errors.ts';

/** For jobs. */
export const reportReasons = [
  'fee',
  'fake',
  'documents',
  'abroad',
  'conditions',
  'discrimination',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** For companies, and for employers in a thread. */
export const employerReportReasons = [
  'fee',
  'fake',
  'documents',
  'codes',
  'abroad',
  'conditions',
  'harassment',
  'discrimination',
  'other',
] as const;
export const applicantReportReasons = ['fee', 'fake', 'codes', 'harassment', 'spam', 'other'] as const;
export const personReportReasons = [...employerReportReasons, 'spam'] as const;
export type PersonReportReason = (typeof personReportReasons)[number];

const reportedThings = ['job_id', 'company_id', 'application_id'] as const;

export const report = z
  .object({
    job_id: orNothing(id()),
    company_id: orNothing(id()),
    /** Reports the other side of the application. */
    application_id: orNothing(id()),
    reason: oneOf(personReportReasons),
    text: optionalText(lengths.reportText),
    /** The reporter agrees that operators read the last messages of the application. */
    share_messages: orNothing(z.boolean({ error: 'wrong_type' })),
  })
  .check(({ value, issues }) => {
    const [first, second] = reportedThings.filter((name) => value[name] !== null);
    const refuse = (path: string, message: ValidationCode) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (first === undefined) refuse('job_id', 'required');
    if (second !== undefined) refuse(second, 'wrong_type');
    const reasons: readonly string[] = first === undefined ? personReportReasons : reasonsFor[first];
    if (!reasons.includes(value.reason)) refuse('reason', 'not_in_list');
  });
export type Report = z.output<typeof report>;

/** An application has two sides; the server checks the reason against the reported one. */
const reasonsFor = {
  job_id: reportReasons,
  company_id: employerReportReasons,
  application_id: personReportReasons,
} as const;

export const reportJob = endpoint({
  method: 'POST',
  path: '/report',
  summary:
    'Report a job, a company, or the other side of an application (log-in needed); counts once for each and account or address.',
  access: 'anyone',
  body: report,
  reply: z.object({ id: z.number() }),
  status: 201,
  idempotent: true,
  offline: 'queue',
  repeat: 'first',
});

/** Messages that go along with a report. */
export const sharedMessages = 10;

export const personDecisions = ['dismissed', 'warned', 'suspended'] as const;
export type PersonDecision = (typeof personDecisions)[number];
