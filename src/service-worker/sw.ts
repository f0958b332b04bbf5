/** The service worker: caches the app's files, drains the outbox, shows pushes. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { outboxSyncTag, type WorkerRequest } from '#contract/worker-messages.ts';
import { drainOutbox, hasUnsentItems } from '#outbox/drain-outbox.ts';
import { addPushListeners } from './push-events.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** URLs that are not pages: the API, and files. A dot in a search keyword ("node.js") doesn't make a file. */
const notPages = [/^\/api(\/|\?|$)/, /^[^?]*\.[a-z0-9]+(\?|$)/i];
const limits = { pictures: 60, days: 30 };

/**
 * Precaches the app's files and answers every page address with index.html; API responses are never cached. A new
 * version waits until the user agrees to reload.
 */
function cacheApp(): void {
  cleanupOutdatedCaches();
  precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^source$/] });
  registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: notPages }));
  cachePicturesAndFonts();
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
  });
  // The page of a first visit could not queue calls without a worker that controls it.
  clientsClaim();
}

/** Caches files outside the precache manifest (the Khmer heading font, pictures) when they are first used. */
function cachePicturesAndFonts(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && !url.pathname.startsWith('/api/') && ['image', 'font'].includes(request.destination),
    new StaleWhileRevalidate({
      cacheName: 'pictures-and-fonts',
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({
          maxEntries: limits.pictures,
          maxAgeSeconds: limits.days * 24 * 60 * 60,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}

/** Background Sync exists only in Chromium and is missing from the standard library's types. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

async function drainOnSync(): Promise<void> {
  await drainOutbox(true);
  // The browser fires the event again later if its promise rejects.
  if (await hasUnsentItems()) throw new Error('the outbox is not empty yet');
}

/** Drains the outbox when a page asks or on Background Sync. Not on activation: pages wait for that. */
function addOutboxListeners(): void {
  self.addEventListener('message', (event) => {
    const request = event.data as WorkerRequest | null;
    if (request?.type === 'outbox:drain') event.waitUntil(drainOutbox(request.force));
  });
  self.addEventListener('sync' as 'activate', (event) => {
    if ((event as SyncEvent).tag === outboxSyncTag) event.waitUntil(drainOnSync());
  });
}

// Listeners must be added while the script is first evaluated.
cacheApp();
addOutboxListeners();
addPushListeners();
