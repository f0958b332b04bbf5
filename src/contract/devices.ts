/** The caller's sessions on all devices (product 7.30). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { user } from './sessions.ts';

const session = z.object({
  /** Identifies the session; not its token. */
  id: z.string(),
  /** System and browser, such as `Android, Chrome`; empty if neither is known. */
  device: z.string(),
  created_at: z.string(),
  /** Updated once a day, at the first use. */
  last_used_at: z.string(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: "The caller's sessions: this one first, then the most recently used.",
  access: 'loggedIn',
  reply: z.array(session),
  status: 200,
});

export const endSession = endpoint({
  method: 'POST',
  path: '/auth/sessions/:id/end',
  summary: "End one of the caller's sessions and its push subscription.",
  access: 'loggedIn',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  reply: z.undefined(),
  status: 204,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/sessions/endOthers',
  summary: "End all of the caller's other sessions and their push subscriptions.",
  access: 'loggedIn',
  reply: z.undefined(),
  status: 204,
});

export const rememberSession = endpoint({
  method: 'PUT',
  path: '/auth/session',
  summary:
    'Remember the session of this call, as if its log-in had been remembered. The reply has a new token; the old one is revoked.',
  access: 'loggedIn',
  body: z.object({ remember: z.literal(true, { error: 'wrong_type' }) }),
  reply: user,
  status: 200,
  failures: ['forbidden'],
});
