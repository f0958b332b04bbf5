/** Fields of jobs that lists, details and postings share (product 3.2). */
import * as z from 'zod/mini';
import { jobCompany } from './company-fields.ts';
import { knownItems } from './fields.ts';
import { currencies, payPeriods } from './pay.ts';
import { provinces } from './places.ts';
import { questions } from './job-questions.ts';

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

export const overtimes = ['none', 'sometimes', 'often'] as const;
export type Overtime = (typeof overtimes)[number];
/** What the employer provides in addition to the pay. */
export const provisions = ['meals', 'transport', 'accommodation', 'nssf', 'uniform', 'training'] as const;
export type Provision = (typeof provisions)[number];

/** Undefined for values of newer servers. */
const ifKnown = <S extends z.core.$ZodType>(schema: S) => z.catch(z.optional(schema), undefined as never);

/** Working conditions. What isn't known is missing. */
const conditions = z.object({
  hours_per_day: z.optional(z.number()),
  days_per_week: z.optional(z.number()),
  overtime: ifKnown(z.enum(overtimes)),
  provides: z.optional(knownItems(provisions)),
  /** A day as YYYY-MM-DD. */
  start: z.optional(z.string()),
});
export type JobConditions = z.output<typeof conditions>;

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

const walkIn = z.object({
  place: z.string(),
  /** Weekdays, or other clients' own words. */
  days: z.union([z.array(z.enum(weekdays)), z.string()]),
  hours: z.string(),
  bring: orNull(z.string()),
});
export type WalkIn = z.output<typeof walkIn>;

/** The ways in which an employer offers to be reached. */
const contactWays = ['phone', 'telegram'] as const;
export type ContactWay = (typeof contactWays)[number];

/** How to reach the employer. Seekers get the numbers by a call of their own (job-contact.ts). */
export const jobContact = z._default(
  z.nullable(
    z.object({
      walk_in: z.nullable(walkIn),
      /** Which of the two a seeker can ask for. None until the company is verified or an operator approved the posting. */
      by: knownItems(contactWays),
      /** For the owner only, like `telegram`; null for everyone else. */
      phone: orNull(z.string()),
      telegram: orNull(z.string()),
    }),
  ),
  null,
);
export type JobContact = z.output<typeof jobContact>;

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
  /** A code of `occupationCodes`, or of a newer server. */
  occupation: orNull(z.string()),
  conditions: orNull(conditions),
  /** Whether the "Urgent" ribbon is shown; the server has applied the rule of 14 days. */
  urgent: z._default(z.boolean(), false),
  /** What the employer asks applicants. */
  questions: z._default(knownItems(questions), []),
};
