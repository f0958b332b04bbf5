/** What belongs to the site as a whole (product 7.10): the public counts, messages to the team, liveness. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email } from './account-fields.ts';
import { optionalText, text } from './fields.ts';
import { lengths } from './limits.ts';

/** What the product is called, in either script. */
export const productNames: readonly string[] = ['Karngea', 'ការងារ'];

/** Goes up with each change of what /terms or /privacy say. */
export const termsVersion = 1;

/** The day of the last change. */
export const termsSince = '2026-11-23';

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
  summary: 'How many jobs, job seekers and employers there are.',
  access: 'anyone',
  reply: stats,
  status: 200,
  offline: 'cache',
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/message',
  summary: 'Write to the team.',
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
  summary: 'Whether the server lives, and whether it reaches its database.',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok'), database: z.enum(['up', 'down']) }),
  status: 200,
});

export const getReady = endpoint({
  method: 'GET',
  path: '/ready',
  summary:
    'Whether calls may be sent here: 503 while the database does not answer, or the server is about to stop.',
  access: 'anyone',
  reply: z.object({ status: z.literal('ready') }),
  status: 200,
});
