/** Caches the app's own files on the device, so that every page starts without a network. Never caches API answers. */
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

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Addresses that are not pages of the app: the API, and files. A dot in a search keyword ("node.js") is no file. */
const notPages = [/^\/api(\/|\?|$)/, /^[^?]*\.[a-z0-9]+(\?|$)/i];
const limits = { pictures: 60, days: 30 };

/** Precaches the shell and answers every page address with it; a new version waits until the person agrees to reload. */
export function startShellCache(): void {
  cleanupOutdatedCaches();
  precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^source$/] });
  registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: notPages }));
  cachePicturesAndFonts();
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
  });
  // The page of the very first visit is controlled at once, or it could not queue anything.
  clientsClaim();
}

/** What the shell leaves out (the Khmer heading font, pictures added later) is cached from its first use. */
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
