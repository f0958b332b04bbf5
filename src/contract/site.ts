/** The site as a whole (product 2.34, 7.10): its name and terms, public counts, messages to the team, health checks. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email } from './account-fields.ts';
import { optionalText, text } from './fields.ts';
import { lengths } from './limits.ts';

/** In both scripts. */
export const productNames: readonly string[] = ['Karngea', 'ការងារ'];

/** Words that anyone would try as a password here. */
export const siteWords: readonly string[] = [
  'cambodia',
  'khmer',
  'phnom',
  'penh',
  'angkor',
  'jobs',
  'job',
  'work',
  'កម្ពុជា',
  'ខ្មែរ',
  'ភ្នំពេញ',
];

/** Increment with each change of /terms or /privacy; each account stores the version that it agreed to. */
export const termsVersion = 2;

/** The day of the last change, YYYY-MM-DD. */
export const termsSince = '2026-11-28';

export const stats = z.object({ jobs: z.number(), employee: z.number(), employer: z.number() });
export type Stats = z.output<typeof stats>;

export const contactMessage = z.object({
  email: email(lengths.shortText),
  text: text(lengths.contactMessage),
  name: optionalText(lengths.shortText),
});

export const getStats = endpoint({
  method: 'GET',
  path: '/stats',
  summary: 'The numbers of jobs, job seekers and employers.',
  access: 'anyone',
  reply: stats,
  status: 200,
  offline: 'cache',
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/message',
  summary: 'Send a message to the team.',
  access: 'anyone',
  body: contactMessage,
  reply: z.object({ id: z.number() }),
  status: 201,
  idempotent: true,
  offline: 'queue',
  repeat: 'all',
});

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Liveness, and whether the server reaches its database.',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok'), database: z.enum(['up', 'down']) }),
  status: 200,
});

export const getReady = endpoint({
  method: 'GET',
  path: '/ready',
  summary: 'Readiness: 503 while the database does not answer or the server is shutting down.',
  access: 'anyone',
  reply: z.object({ status: z.literal('ready') }),
  status: 200,
});
