/** What a job says of its place, pay and end beside the fields that every client knows; null where it says nothing (product 3.2). */
import * as z from 'zod/mini';
import { currencies, payPeriods } from './pay.ts';
import { provinces } from './places.ts';

/** Has a default, as a copy cached on a device may lack the field. */
const orNull = <S extends z.core.$ZodType>(schema: S) => z._default(z.nullable(schema), null as never);

/** Who offers a job; as on cards. */
const jobCompany = z.object({
  company_id: z.number(),
  name: z.string(),
  name_km: z.nullable(z.string()),
  /** A path below the site. */
  logo: z.nullable(z.string()),
  verified: z.boolean(),
});
export type JobCompany = z.output<typeof jobCompany>;

/** Why a job is closed. */
const closingReasons = ['stopped', 'expired', 'removed'] as const;
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
