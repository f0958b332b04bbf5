/** Company sizes, verification states, the company on a job card and picture paths (product 3.13). Small, because every list downloads it. */
import * as z from 'zod/mini';

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** Set by operators. */
export const verifications = ['none', 'waiting', 'refused', 'verified'] as const;
export type Verification = (typeof verifications)[number];

/** The company on a job's card. */
export const jobCompany = z.object({
  company_id: z.number(),
  name: z.string(),
  name_km: z.nullable(z.string()),
  /** An absolute path. */
  logo: z.nullable(z.string()),
  verified: z.boolean(),
  /** No one has claimed the company (product 7.47): applications wait until then. */
  unclaimed: z.optional(z.boolean()),
});
export type JobCompany = z.output<typeof jobCompany>;

/** The path of a picture, by the hash of its content. */
export const picturePath = (hash: string): string => `/pictures/${hash}.webp`;
/** The path of the small version, for lists. */
export const smallPicturePath = (path: string): string => path.replace(/\.webp$/, '-small.webp');
