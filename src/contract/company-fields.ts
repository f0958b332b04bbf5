/** What of a company is the same wherever it is shown (product 3.13); small, because lists of jobs download it. */

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** Where things stand with the mark; operators decide. */
export const verifications = ['none', 'waiting', 'refused', 'verified'] as const;
export type Verification = (typeof verifications)[number];

/** Where a picture is, below the site; its hash is of what is in it. */
export const picturePath = (hash: string): string => `/pictures/${hash}.webp`;
/** The same for lines of text, in a tenth of the bytes. */
export const smallPicturePath = (path: string): string => path.replace(/\.webp$/, '-small.webp');
