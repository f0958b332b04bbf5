/** Who hires (product 3.13, 5.11, 7.15): one company an employer's account, its page, its logo and its mark. */
import * as z from 'zod/mini';
import { companySizes, verifications } from './company-fields.ts';
import { endpoint } from './endpoint.ts';
import { id, oneOf, optionalText, orEmpty, text } from './fields.ts';
import { industry } from './industry.ts';
import { lengths } from './limits.ts';
import { provinces } from './places.ts';
import { reviewRules } from './review.ts';
import { title } from './title.ts';
import { webAddress } from './web-address.ts';

/** Over the last 90 days: the share that was decided within 14 days, and the middle number of days to a decision. */
const response = z.object({
  rate: z.number(),
  /** Null where nothing was decided. */
  days: z.nullable(z.number()),
});

export const company = z.object({
  /** The employer's `user_id`. */
  company_id: z.number(),
  name: z.string(),
  name_km: z.nullable(z.string()),
  about: z.nullable(z.string()),
  website: z.nullable(z.string()),
  province: z.nullable(z.enum(provinces)),
  size: z.nullable(z.enum(companySizes)),
  industry: z.nullable(z.string()),
  /** A path below the site. */
  logo: z.nullable(z.string()),
  verified: z.boolean(),
  verified_since: z.nullable(z.string()),
  open_jobs: z.number(),
  response: z.nullable(response),
});
export type Company = z.output<typeof company>;

/** As its owner sees it. */
const ownCompany = z.extend(company, {
  /** Null until it is set: before, nobody else sees the company. */
  name: z.nullable(z.string()),
  verification: z.enum(verifications),
  /** What the operator wrote, where the mark was refused. */
  refused_because: z.optional(z.string()),
  /** Which postings an operator looks at before others see them (product 4.17); for the form, which says so. */
  reviews: z._default(z.enum(reviewRules), 'off'),
});
export type OwnCompany = z.output<typeof ownCompany>;

export const companyUpdate = z.object({
  name: title(lengths.companyName),
  name_km: orEmpty(title(lengths.companyName)),
  about: orEmpty(text(lengths.richText)),
  website: orEmpty(webAddress(lengths.shortText)),
  province: orEmpty(oneOf(provinces)),
  size: orEmpty(oneOf(companySizes)),
  industry: orEmpty(industry),
});
export type CompanyUpdate = z.output<typeof companyUpdate>;

/** Any country's number, as people write it. */
const phone = text(lengths.phone).check(z.regex(/^\+?[\d\s().-]{6,}$/, 'not_phone'));

export const verificationRequest = z.object({
  registration_number: text(lengths.shortText),
  phone,
  note: optionalText(lengths.verificationNote),
});
export type VerificationRequest = z.output<typeof verificationRequest>;

export const getCompany = endpoint({
  method: 'GET',
  path: '/company/:id',
  summary: 'One company; none where no name was set yet.',
  access: 'anyone',
  params: z.object({ id: id() }),
  reply: company,
  status: 200,
  offline: 'cache',
});

export const getOwnCompany = endpoint({
  method: 'GET',
  path: '/company/mine',
  summary: "The caller's company; fields are null until they are set.",
  access: 'employer',
  reply: ownCompany,
  status: 200,
  offline: 'cache',
});

export const updateCompany = endpoint({
  method: 'PUT',
  path: '/company/mine',
  summary: "Replace what the caller's company says of itself; a new name ends the mark.",
  access: 'employer',
  body: companyUpdate,
  reply: ownCompany,
  status: 200,
});

export const setLogo = endpoint({
  method: 'PUT',
  path: '/company/mine/logo',
  summary: 'Set the logo: a PNG, JPEG or WebP of at most 1 MiB and 24 megapixels, kept as 256 × 256 WebP.',
  access: 'employer',
  picture: true,
  reply: ownCompany,
  status: 200,
});

export const removeLogo = endpoint({
  method: 'POST',
  path: '/company/mine/removeLogo',
  summary: 'Take the logo away.',
  access: 'employer',
  reply: ownCompany,
  status: 200,
});

export const askToVerify = endpoint({
  method: 'POST',
  path: '/company/mine/verify',
  summary: 'Ask for the mark; asking again while it waits replaces what was sent.',
  access: 'employer',
  body: verificationRequest,
  reply: z.object({ state: z.enum(verifications) }),
  status: 201,
  repeatStatus: 200,
});
