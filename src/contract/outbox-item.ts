/** Items of the outbox: queued calls on a device, and their state. */
import * as z from 'zod/mini';
import { type CallInput, type QueuedCall } from './endpoint.ts';

export const outboxItem = z.object({
  /** A UUID: the item's key in the store, and its Idempotency-Key. */
  key: z.string(),
  /** The user who queued it; null for a guest. */
  owner: z.nullable(z.number()),
  /** The endpoint's method and path, with `:id`. */
  method: z.string(),
  path: z.string(),
  input: z.object({
    params: z.optional(z.record(z.string(), z.unknown())),
    body: z.optional(z.unknown()),
  }),
  /** The queue key, under its stored name: items of one owner and queue key are sent one after the other. */
  lane: z.string(),
  /** Another queue key of its owner: it is sent after the earlier items there, whose result it needs. */
  after: z.optional(z.string()),
  /** The name of the job or applicant, for the list of waiting items. Items without one are not listed. */
  subject: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** queued: waits for the network or its turn; held: waits for its owner to log in; failed: refused, or too old. */
  state: z.enum(['queued', 'sending', 'held', 'sent', 'failed']),
  /** A failure code, or 'offline', 'signed_out' or 'expired'. */
  reason: z.nullable(z.string()),
  attempts: z.number(),
  /** Earliest time of the next attempt, in milliseconds since 1970; 0 means at once. */
  nextAt: z.number(),
  /** Its owner agreed to store it on the device, by being remembered here or when asked. */
  kept: z.optional(z.boolean()),
  /** Its owner was notified of the failure. */
  notified: z.optional(z.boolean()),
});
export type OutboxItem = z.output<typeof outboxItem>;

/** An item whose input is that of a specific call. */
export type ItemOf<E extends QueuedCall> = OutboxItem & { input: CallInput<E> };

/** Whether an item is of this call. */
export const isCall = <E extends QueuedCall, I extends Pick<OutboxItem, 'method' | 'path'>>(
  item: I,
  { method, path }: E,
): item is I & { input: CallInput<E> } => item.method === method && item.path === path;

export const isWaiting = ({ state }: OutboxItem): boolean => state !== 'sent' && state !== 'failed';

/** Whether the server rejected the token. An item held without attempts only waits for the worker to learn of the log-in. */
export const needsLogin = ({ state, attempts }: OutboxItem): boolean => state === 'held' && attempts > 0;
