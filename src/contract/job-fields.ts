/** Fields of jobs that lists, details and postings share (product 3.2). */
import * as z from 'zod/mini';
import { jobCompany } from './company-fields.ts';
import { currencies, payPeriods } from './pay.ts';
import { provinces } from './places.ts';
import { questions } from './questions.ts';

/** Kinds of warnings about a posting (product 3.15); `unread` if its texts take too long to check. */
export const warningKinds = [
  'fee',
  'documents',
  'abroad',
  'easy_money',
  'confinement',
  'crime',
  'sexual',
  'unread',
] as const;
export type WarningKind = (typeof warningKinds)[number];

/** Whether a posting waits for an operator's review, until which only its owner sees it (product 4.17). */
export const review = z._default(z.nullable(z.enum(['waiting'])), null);
export type Review = z.output<typeof review>;

/** Which postings are reviewed: none, those with a warning, or those of unverified companies. */
export const reviewRules = ['off', 'flagged', 'new'] as const;
export type ReviewRule = (typeof reviewRules)[number];

/** Null by default, because cached replies may lack the field. */
const orNull = <S extends z.core.$ZodType>(schema: S) => z._default(z.nullable(schema), null as never);

/** Why a job is closed. */
const closingReasons = ['stopped', 'expired', 'removed'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Fields that third-party clients may not know; null if not given. */
export const jobExtras = {
  province: orNull(z.enum(provinces)),
  district: orNull(z.string()),
  salary_min: orNull(z.number()),
  salary_max: orNull(z.number()),
  salary_currency: orNull(z.enum(currencies)),
  salary_period: orNull(z.enum(payPeriods)),
  /** The last day on which it is open, YYYY-MM-DD in Cambodia. */
  expires_on: orNull(z.string()),
  closed_because: orNull(z.enum(closingReasons)),
  date_edited: orNull(z.string()),
  company: orNull(jobCompany),
  /** What the employer asks applicants; unknown questions of newer servers are left out. */
  questions: z._default(z.catch(z.array(z.enum(questions)), []), []),
};
