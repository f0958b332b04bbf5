/** Jobs that operators post for companies without an account, singly or from a CSV file, and claiming such a company (product 7.47). */
import * as z from 'zod/mini';
import { title } from './employer-fields.ts';
import { endpoint } from './endpoint.ts';
import { pastDay } from './day-fields.ts';
import { phone, webAddress } from './companies.ts';
import { id, orEmpty, text } from './fields.ts';
import { lengths } from './limits.ts';
import { consistentPay, newJobFields } from './postings.ts';

/** The company, where the operator found the posting, and what it is called there: a ref posts one job only. */
const origin = {
  company: z.object(
    {
      name: title(lengths.companyName),
      name_km: orEmpty(title(lengths.companyName)),
      /** For operators only. */
      phone: orEmpty(phone),
    },
    { error: 'required' },
  ),
  source: z.object(
    {
      name: text(lengths.shortText),
      url: orEmpty(webAddress(lengths.webAddress)),
      date: pastDay(),
    },
    { error: 'required' },
  ),
  ref: orEmpty(text(lengths.shortText)),
};

/** Without the job. */
export const jobOrigin = z.object(origin);
export const jobOnBehalf = z.extend(newJobFields, origin).check(...consistentPay);
export type JobOnBehalf = z.output<typeof jobOnBehalf>;

export const postOnBehalf = endpoint({
  method: 'POST',
  path: '/operator/job',
  summary: 'Post a job for a company without an account; it ends after 30 days at most.',
  access: 'operator',
  body: jobOnBehalf,
  reply: z.object({
    job_id: z.number(),
    company_id: z.number(),
    /** For the company, which can claim its jobs with it; only this reply has it. */
    claim_code: z.string(),
  }),
  status: 201,
  repeatStatus: 200,
});

const unclaimedCompany = z.object({
  company_id: z.number(),
  name: z.string(),
  name_km: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  jobs: z.number(),
  /** Applications that wait for an answer. */
  applications: z.number(),
});
export type UnclaimedCompany = z.output<typeof unclaimedCompany>;

export const listUnclaimed = endpoint({
  method: 'GET',
  path: '/operator/unclaimed',
  summary: 'Companies that no one has claimed yet, those with waiting applications first, 30 per page.',
  access: 'operator',
  query: z.object({
    page: z.optional(
      z.pipe(
        z.string().check(z.trim(), z.regex(/^\d{0,4}$/, 'not_number')),
        z.transform((value: string) => Number(value)),
      ),
    ),
  }),
  reply: z.array(unclaimedCompany),
  status: 200,
});

export const makeClaimCode = endpoint({
  method: 'POST',
  path: '/operator/company/:id/code',
  summary: 'Make another code for an unclaimed company, which only this reply has.',
  access: 'operator',
  params: z.object({ id: id() }),
  reply: z.object({ company_id: z.number(), claim_code: z.string(), expires_at: z.string() }),
  status: 201,
});

export const claimCompany = endpoint({
  method: 'POST',
  path: '/company/claim',
  summary:
    "Make an unclaimed company, its jobs and their applications the caller's, by a code from an operator.",
  access: 'employer',
  body: z.object({ code: text(lengths.shortText) }),
  reply: z.object({ company_id: z.number(), name: z.string(), jobs: z.number(), applications: z.number() }),
  status: 200,
  failures: ['has_company'],
});

/** Limits of one import. */
export const importLimits = { bytes: 2 * 1024 * 1024, rows: 2_000 } as const;

const fieldError = z.string();
const importedRow = z.object({
  /** In the file, counted from 1; the first row is the one with the names of the columns. */
  line: z.number(),
  state: z.enum(['created', 'same', 'failed']),
  /** English sentences by field, of failed rows. */
  fields: z.optional(z.record(z.string(), fieldError)),
});

export const importJobs = endpoint({
  method: 'POST',
  path: '/operator/import',
  summary:
    'Post the jobs of a CSV file for companies without an account; rows that were imported before change nothing.',
  access: 'operator',
  query: z.object({ dry_run: z.optional(z.enum(['', '0', '1'], { error: 'not_in_list' })) }),
  csv: true,
  reply: z.object({
    created: z.number(),
    same: z.number(),
    failed: z.number(),
    rows: z.array(importedRow),
    /** Companies with new jobs, and their claim codes; empty for a dry run. */
    companies: z.array(z.object({ company_id: z.number(), name: z.string(), claim_code: z.string() })),
  }),
  status: 200,
  failures: ['bad_csv', 'too_large', 'unavailable'],
});
export type ImportReply = z.output<typeof importJobs.reply>;

export const importTemplate = endpoint({
  method: 'GET',
  path: '/operator/import/template',
  summary: 'A CSV file with all columns and examples.',
  access: 'operator',
  reply: z.string(),
  file: 'csv',
  status: 200,
});
