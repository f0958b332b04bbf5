/** Messages between pages and the service worker, about the outbox and pushes. */
import * as z from 'zod/mini';
import { type OutboxItem } from './outbox-item.ts';

/** The session that the worker sends with. */
export const outboxSession = z.object({ user_id: z.number(), token: z.string() });
export type OutboxSession = z.output<typeof outboxSession>;

export const outboxChannel = 'karngea-outbox';
export const outboxSyncTag = 'karngea-outbox';

/** Broadcast to all pages. */
export type OutboxEvent =
  | { readonly type: 'changed'; readonly item: OutboxItem }
  | { readonly type: 'removed'; readonly key: string }
  /** The server accepted or refused it; `body` is its reply. */
  | {
      readonly type: 'settled';
      readonly item: OutboxItem;
      readonly status: number;
      readonly body: unknown;
    };

/** From a page to the worker. */
export type WorkerRequest =
  | { readonly type: 'SKIP_WAITING' }
  | { readonly type: 'outbox:drain'; readonly force: boolean };

/**
 * From the worker to pages. A page that opens the path replies on the message's port; until one does, the worker repeats
 * the message for the same tap.
 */
export type PushEventMessage =
  | { readonly type: 'push:arrived' }
  | { readonly type: 'push:open'; readonly path: string; readonly tap: string };
