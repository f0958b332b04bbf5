/** Whether a posting still waits for an operator's look before others see it, and which ones do (product 4.17). */
import * as z from 'zod/mini';

export const review = z._default(z.nullable(z.enum(['waiting'])), null);
export type Review = z.output<typeof review>;

/** Which postings wait: none, those with a warning, or those of companies that are not verified. */
export const reviewRules = ['off', 'flagged', 'new'] as const;
export type ReviewRule = (typeof reviewRules)[number];
