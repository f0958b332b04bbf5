/** Whether a posting still waits for an operator's look before others see it (product 4.17). */
import * as z from 'zod/mini';

export const review = z._default(z.nullable(z.enum(['waiting'])), null);
export type Review = z.output<typeof review>;
