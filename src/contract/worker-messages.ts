/** The words that page and service worker exchange: about what waits to be sent, and about pushes. */
import * as z from 'zod/mini';
import { type OutboxItem } from './outbox-item.ts';

/** Who may send in the name of a person; stored where the worker can read it. */
export const outboxSession = z.object({ user_id: z.number(), token: z.string() });
export type OutboxSession = z.output<typeof outboxSession>;

export const outboxChannel = 'karngea-outbox';
export const outboxSyncTag = 'karngea-outbox';

/** What is told to every page when something changed. */
export type OutboxNews =
  | { readonly type: 'changed'; readonly item: OutboxItem }
  | { readonly type: 'removed'; readonly key: string }
  /** The server answered for good: with a reply, or with a failure body. */
  | {
      readonly type: 'settled';
      readonly item: OutboxItem;
      readonly status: number;
      readonly body: unknown;
    };

/** What a page asks of the worker. */
export type WorkerRequest =
  { readonly type: 'SKIP_WAITING' } | { readonly type: 'outbox:drain'; readonly force: boolean };

/**
 * What the worker tells pages of a push; a page that opens the path answers through the port that came along.
 * Until one does, the same tap is told of again.
 */
export type NewsOfPush =
  | { readonly type: 'push:arrived' }
  | { readonly type: 'push:open'; readonly path: string; readonly tap: string };
