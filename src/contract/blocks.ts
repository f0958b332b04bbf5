/** Blocking the other side of an application (product 4.19). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

const ofApplication = z.object({ id: id() });

const blockState = z.object({
  /** The application. */
  id: z.number(),
  /** Whether the caller blocks the other side. */
  blocked: z.boolean(),
});

export const blockOther = endpoint({
  method: 'POST',
  path: '/app/:id/block',
  summary: 'Block the other side of the application, which gets no notice.',
  access: 'loggedIn',
  params: ofApplication,
  reply: blockState,
  status: 200,
  offline: 'queue',
  repeat: 'last',
  failures: ['account_gone', 'too_many_blocks'],
});

export const unblockOther = endpoint({
  method: 'POST',
  path: '/app/:id/unblock',
  summary: 'End the block; what the other side sent meanwhile is not delivered.',
  access: 'loggedIn',
  params: ofApplication,
  reply: blockState,
  status: 200,
  offline: 'queue',
  repeat: 'last',
});

const blocked = z.object({
  /** The application where the block was made, for `unblockOther`; it may be withdrawn since. */
  id: z.number(),
  /** The company, or the applicant as in the application; null if neither has a name. */
  name: z.nullable(z.string()),
  /** The company's name in Khmer. */
  name_km: z.nullable(z.string()),
  blocked_at: z.string(),
});
export type Blocked = z.output<typeof blocked>;

export const listBlocked = endpoint({
  method: 'GET',
  path: '/blocked',
  summary: 'The people or companies that the caller blocks, last blocked first.',
  access: 'loggedIn',
  reply: z.array(blocked),
  status: 200,
  offline: 'cache',
});
