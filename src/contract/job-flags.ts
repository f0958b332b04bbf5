/** Which jobs the caller has saved or applied for; complements the cached list for guests (product 7.39). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { missingOrWrong } from './fields.ts';
import { flaggedJobs } from './limits.ts';

/** Comma-separated numbers, without duplicates. */
const ids = z.pipe(
  z.string({ error: missingOrWrong('required', 'wrong_type') }).check(
    z.refine((text) => text.trim() !== '', { error: 'required', abort: true }),
    z.regex(/^\s*[1-9]\d{0,14}(?:\s*,\s*[1-9]\d{0,14})*\s*$/, { error: 'not_number', abort: true }),
    z.refine((text) => text.split(',').length <= flaggedJobs, 'too_many'),
  ),
  z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
);

export const listJobFlags = endpoint({
  method: 'GET',
  path: '/job/flags',
  summary: 'Whether the caller has saved or applied for each of up to 100 jobs.',
  access: 'loggedIn',
  query: z.object({ ids }),
  reply: z.array(z.object({ job_id: z.number(), favorite: z.boolean(), applied: z.boolean() })),
  status: 200,
});
