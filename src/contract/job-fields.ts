/** What a job says of its place, pay and end beside the fields that every client knows; null where it says nothing (product 3.2). */
import * as z from 'zod/mini';
import { currencies, payPeriods } from './pay.ts';
import { provinces } from './places.ts';
import { oneOf } from './fields.ts';
import { bankingInSearch, industries } from './options.ts';

/** Both spellings of the first industry are one value. */
export const industry = z.pipe(
  oneOf([...industries, bankingInSearch]),
  z.transform((value: (typeof industries)[number] | typeof bankingInSearch) =>
    value === bankingInSearch ? industries[0] : value,
  ),
);

/** What a posting may warn of (product 3.15). */
export const warningKinds = ['fee', 'documents', 'abroad', 'easy_money'] as const;
export type WarningKind = (typeof warningKinds)[number];

/** Whether a posting still waits for an operator's look before others see it, and which ones do (product 4.17). */
export const review = z._default(z.nullable(z.enum(['waiting'])), null);
export type Review = z.output<typeof review>;

/** Which postings wait: none, those with a warning, or those of companies that are not verified. */
export const reviewRules = ['off', 'flagged', 'new'] as const;
export type ReviewRule = (typeof reviewRules)[number];

/** Has a default, as a copy cached on a device may lack the field. */
const orNull = <S extends z.core.$ZodType>(schema: S) => z._default(z.nullable(schema), null as never);

/** Who offers a job; as on cards. */
export const jobCompany = z.object({
  company_id: z.number(),
  name: z.string(),
  name_km: z.nullable(z.string()),
  /** A path below the site. */
  logo: z.nullable(z.string()),
  verified: z.boolean(),
});
export type JobCompany = z.output<typeof jobCompany>;

/** Why a job is closed. */
export const closingReasons = ['stopped', 'expired', 'removed'] as const;
export type ClosingReason = (typeof closingReasons)[number];

export const jobExtras = {
  province: orNull(z.enum(provinces)),
  district: orNull(z.string()),
  salary_min: orNull(z.number()),
  salary_max: orNull(z.number()),
  salary_currency: orNull(z.enum(currencies)),
  salary_period: orNull(z.enum(payPeriods)),
  /** The last day on which it is open, in Cambodia. */
  expires_on: orNull(z.string()),
  closed_because: orNull(z.enum(closingReasons)),
  date_edited: orNull(z.string()),
  company: orNull(jobCompany),
};
