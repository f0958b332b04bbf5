/** Where a person is logged in (product 7.30). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const session = z.object({
  /** Names the session in the call that ends it, and opens nothing. */
  id: z.string(),
  /** System and browser, such as `Android, Chrome`; empty where neither is known. */
  device: z.string(),
  created_at: z.string(),
  /** The first use on the last day on which it was used. */
  last_used_at: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where the caller is logged in: this session first, then the last used.',
  access: 'loggedIn',
  reply: z.array(session),
  status: 200,
});

export const endSession = endpoint({
  method: 'POST',
  path: '/auth/sessions/:id/end',
  summary: "End one of the caller's sessions, with its pushes.",
  access: 'loggedIn',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  reply: z.undefined(),
  status: 204,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/sessions/endOthers',
  summary: "End all of the caller's sessions but this one, with their pushes.",
  access: 'loggedIn',
  reply: z.undefined(),
  status: 204,
});
