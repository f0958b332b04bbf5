/** What the server writes into a company's page (docs/decisions/0008). Apart from `ssr.ts`, which lists download. */
import * as z from 'zod/mini';
import { getCompany } from './companies.ts';
import { listJobs } from './jobs.ts';

export const companyPageData = z.object({
  company: getCompany.reply,
  /** The first page of its open jobs, and where they go on. */
  companyJobs: z.object({ items: listJobs.reply, next: z.nullable(z.string()) }),
});
export type CompanyPageData = z.output<typeof companyPageData>;
