/** When the worker drains the outbox: when a page asks, or when the browser wakes it. Not while it activates: pages wait for that. */
import { outboxSyncTag, type WorkerRequest } from '#contract/worker-messages.ts';
import { drainOutbox, hasUnsentItems } from '#outbox/drain-outbox.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync is not in the standard library's types: only Chromium has it. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

async function drainAfterWaking(): Promise<void> {
  await drainOutbox(true);
  // A rejected event makes the browser wake us again later.
  if (await hasUnsentItems()) throw new Error('the outbox is not empty yet');
}

/** Listens to pages and to Background Sync; call it while the worker is first evaluated. */
export function startOutbox(): void {
  self.addEventListener('message', (event) => {
    const request = event.data as WorkerRequest | null;
    if (request?.type === 'outbox:drain') event.waitUntil(drainOutbox(request.force));
  });
  self.addEventListener('sync' as 'activate', (event) => {
    if ((event as SyncEvent).tag === outboxSyncTag) event.waitUntil(drainAfterWaking());
  });
}
