/** What the caller did with jobs that a guest's list, which everybody shares, says nothing of (product 7.39). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { missingOrWrong } from './fields.ts';
import { flaggedJobs } from './limits.ts';

/** Numbers with commas between them, each once. */
const ids = z.pipe(
  z.string({ error: missingOrWrong('required', 'wrong_type') }).check(
    z.refine((text) => text.trim() !== '', { error: 'required', abort: true }),
    z.regex(/^\s*[1-9]\d{0,14}(?:\s*,\s*[1-9]\d{0,14})*\s*$/, { error: 'not_number', abort: true }),
    z.refine((text) => text.split(',').length <= flaggedJobs, 'too_many'),
  ),
  z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
);

export const readJobFlags = endpoint({
  method: 'GET',
  path: '/job/flags',
  summary: 'Which of up to 100 jobs the caller saved and applied for.',
  access: 'loggedIn',
  query: z.object({ ids }),
  reply: z.array(z.object({ job_id: z.number(), favorite: z.boolean(), applied: z.boolean() })),
  status: 200,
});
