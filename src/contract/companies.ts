/** Companies, one per employer (product 3.13, 5.11, 7.15): their page, logo and verification. */
import * as z from 'zod/mini';
import { companySizes, verifications } from './company-fields.ts';
import { latinDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';
import { id, oneOf, optionalText, orEmpty, richText, text } from './fields.ts';
import { industry, title } from './employer-fields.ts';
import { reviewRules } from './job-fields.ts';
import { lengths } from './limits.ts';
import { provinces } from './places.ts';
import { hasHidden, withoutHidden } from './hidden-characters.ts';
import { listJobs } from './jobs.ts';

/** The host needs a dot; user names are refused, because they can be mistaken for the host. */
const pattern = /^https?:\/\/[^\s/?#@:\\]+\.[^\s/?#@:\\.]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** A public web address, such as a company's website (product 5.11). */
export const webAddress = (max: number) =>
  text(max).check(z.refine((value) => pattern.test(value) && !hasHidden(value), 'not_web_address'));

/** Over 90 days: the share of applications decided within 14 days, and the median number of days to a decision. */
const response = z.object({
  rate: z.number(),
  /** Null if none was decided. */
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
  /** An absolute path. */
  logo: z.nullable(z.string()),
  verified: z.boolean(),
  verified_since: z.nullable(z.string()),
  open_jobs: z.number(),
  response: z.nullable(response),
  /** An operator posted its jobs, and no one has claimed it yet (product 7.47). */
  unclaimed: z._default(z.boolean(), false),
});
export type Company = z.output<typeof company>;

/** A company as its owner sees it. */
const ownCompany = z.extend(company, {
  /** Null until it is set; until then only the owner sees the company. */
  name: z.nullable(z.string()),
  verification: z.enum(verifications),
  /** The operator's reason, if verification was refused. */
  refused_because: z.optional(z.string()),
  /** Which postings operators review before publication (product 4.17); the posting form mentions it. */
  reviews: z._default(z.enum(reviewRules), 'off'),
  /** Whether all new postings are reviewed, after reports. */
  under_review: z._default(z.boolean(), false),
});
export type OwnCompany = z.output<typeof ownCompany>;

export const companyUpdate = z.object({
  name: title(lengths.companyName),
  name_km: orEmpty(title(lengths.companyName)),
  about: orEmpty(richText()),
  website: orEmpty(webAddress(lengths.shortText)),
  province: orEmpty(oneOf(provinces)),
  size: orEmpty(oneOf(companySizes)),
  industry: orEmpty(industry),
});
export type CompanyUpdate = z.output<typeof companyUpdate>;

/** A phone number of any country, in any common notation. */
export const phone = text(lengths.phone).check(
  z.overwrite((typed) => latinDigits(withoutHidden(typed))),
  z.regex(/^\+?[\d\s().-]{6,}$/, 'not_phone'),
);

export const verificationRequest = z.object({
  registration_number: text(lengths.shortText),
  phone,
  note: optionalText(lengths.verificationNote),
});
export type VerificationRequest = z.output<typeof verificationRequest>;

export const getCompany = endpoint({
  method: 'GET',
  path: '/company/:id',
  summary: 'One company; 404 until its name is set.',
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
  summary: "Replace the caller's company profile; a new name or website ends its verification.",
  access: 'employer',
  body: companyUpdate,
  reply: ownCompany,
  status: 200,
});

export const setLogo = endpoint({
  method: 'PUT',
  path: '/company/mine/logo',
  summary: 'Set the logo: a PNG, JPEG or WebP of at most 1 MiB and 24 megapixels, stored as 256 × 256 WebP.',
  access: 'employer',
  picture: true,
  reply: ownCompany,
  status: 200,
});

export const removeLogo = endpoint({
  method: 'POST',
  path: '/company/mine/removeLogo',
  summary: 'Delete the logo.',
  access: 'employer',
  reply: ownCompany,
  status: 200,
});

export const askToVerify = endpoint({
  method: 'POST',
  path: '/company/mine/verify',
  summary: 'Request verification; another request while one is pending replaces it.',
  access: 'employer',
  body: verificationRequest,
  reply: z.object({ state: z.enum(verifications) }),
  status: 201,
  repeatStatus: 200,
});

/** The data that the server embeds in a company's page (docs/decisions/0008). */
export const companyPageData = z.object({
  company: getCompany.reply,
  /** The first page of its open jobs, and the cursor of the next one. */
  companyJobs: z.object({ items: listJobs.reply, next: z.nullable(z.string()) }),
});
export type CompanyPageData = z.output<typeof companyPageData>;
