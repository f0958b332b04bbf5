/** The phone numbers of an account (product 7.35); checks none, as what knows all numbers is large. */
import * as z from 'zod/mini';

/** Numbers are written `+85512345678`. */
export const phoneState = z.object({
  /** The one in use, else the one that waits for its code. */
  phone: z.nullable(z.string()),
  phone_confirmed: z.boolean(),
  /** The one that takes its place, and when. */
  next_phone: z.nullable(z.object({ phone: z.string(), at: z.string() })),
});
export type PhoneState = z.output<typeof phoneState>;
