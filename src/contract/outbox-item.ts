/** An item of the outbox: a queued call on a device, and how its sending stands. */
import * as z from 'zod/mini';
import { type CallInput, type QueuedCall } from './endpoint.ts';

export const outboxItem = z.object({
  /** A UUID: the item's name here and its Idempotency-Key at the server. */
  key: z.string(),
  /** The user who queued it; null for a guest. */
  owner: z.nullable(z.number()),
  /** The declaration's method and path, with its `:id`. */
  method: z.string(),
  path: z.string(),
  input: z.object({
    params: z.optional(z.record(z.string(), z.unknown())),
    body: z.optional(z.unknown()),
  }),
  /** The queue key, under its stored name: items of one owner and queue key are sent one after the other. */
  lane: z.string(),
  /** What the person reads of it: a job's or an applicant's name. Items without one are not listed. */
  subject: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** queued: waits for the network or its turn; held: waits for its person to log in; failed: refused, stored with its reason. */
  state: z.enum(['queued', 'sending', 'held', 'sent', 'failed']),
  /** A failure code of the contract, or 'offline', 'signed_out', 'expired'. */
  reason: z.nullable(z.string()),
  attempts: z.number(),
  /** Not to be tried before this time; 0 when it may go at once. */
  nextAt: z.number(),
  /** Its person agreed that it stays on the device when they are gone: they are remembered here, or were asked. */
  kept: z.optional(z.boolean()),
  /** Its person was told that it was refused. */
  notified: z.optional(z.boolean()),
});
export type OutboxItem = z.output<typeof outboxItem>;

/** An item of one call, with that call's input. */
export type ItemOf<E extends QueuedCall> = OutboxItem & { input: CallInput<E> };

/** Whether an item is this call, and so has its input. */
export const isCall = <E extends QueuedCall, I extends Pick<OutboxItem, 'method' | 'path'>>(
  item: I,
  { method, path }: E,
): item is I & { input: CallInput<E> } => item.method === method && item.path === path;

/** Whether it has yet to be sent. */
export const isWaiting = ({ state }: OutboxItem): boolean => state !== 'sent' && state !== 'failed';

/** The server no longer knew the token. Held before any try only means that the worker has not heard of the log-in yet. */
export const needsLogin = ({ state, attempts }: OutboxItem): boolean => state === 'held' && attempts > 0;
