/** Reports of dishonest or harmful jobs (product 7.16). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf, optionalText } from './fields.ts';
import { lengths } from './limits.ts';

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

export const report = z.object({
  job_id: id(),
  reason: oneOf(reportReasons),
  text: optionalText(lengths.reportText),
});

export const reportJob = endpoint({
  method: 'POST',
  path: '/report',
  summary: 'Report a job; counts once per job and account or address.',
  access: 'anyone',
  body: report,
  reply: z.object({ id: z.number() }),
  status: 201,
  idempotent: true,
  offline: 'queue',
  repeat: 'first',
});
