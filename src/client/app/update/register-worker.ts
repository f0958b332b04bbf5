/** Registers the service worker after the first paint and offers updates. Never reloads without consent. */
import { isInNativeShell } from '#client/data/platform.ts';
import { loadWithTexts } from '#client/language/activate.ts';
import { whenNothingUnsaved } from './unsaved-forms.ts';

const hourMs = 3_600_000;

/** Offers a version that is waiting or being installed. On a first visit there is no other one to replace. */
function offerUpdates(registration: ServiceWorkerRegistration): void {
  const offer = async () => {
    if (!registration.active) return;
    const { offerUpdate } = await loadWithTexts(() => import('./update-card.tsx'));
    offerUpdate(registration);
  };
  // Without this code, the version is used once all pages are closed.
  const tryToOffer = () => void offer().catch(() => undefined);
  registration.addEventListener('updatefound', tryToOffer);
  if (registration.waiting) tryToOffer();
}

/** Not in the native shell: its files are on the phone, and the page drains the outbox. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isInNativeShell()) return;
  const { serviceWorker } = navigator;
  // On a first visit the new worker also takes control, but that is no update.
  if (serviceWorker.controller) {
    // Another tab may have activated the update while the user types in this one.
    serviceWorker.addEventListener('controllerchange', () => whenNothingUnsaved(() => location.reload()));
  }
  const registration = await serviceWorker.register('/sw.js');
  offerUpdates(registration);
  setInterval(() => void registration.update().catch(() => undefined), hourMs);
}
