/** Registers the service worker after the first paint and offers updates. Never reloads without consent. */
import { create } from 'zustand';
import { isInNativeShell } from '#client/data/platform.ts';
import { whenNothingUnsaved } from './unsaved-forms.ts';

const useWaitingVersion = create<{ worker?: ServiceWorker | undefined }>(() => ({}));
const hourMs = 3_600_000;

export const waitingVersion = (): ServiceWorker | undefined => useWaitingVersion.getState().worker;

export const useHasUpdate = (): boolean => useWaitingVersion(({ worker }) => worker !== undefined);

const offer = (worker: ServiceWorker | undefined): void => useWaitingVersion.setState({ worker });

export const postponeUpdate = (): void => offer(undefined);

/** Offers a version that is waiting, now or once it is installed. */
function offerUpdates(registration: ServiceWorkerRegistration): void {
  // On a first visit no worker is active, and the new one activates at once.
  const offerWaiting = () => registration.active && registration.waiting && offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  offerWaiting();
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
