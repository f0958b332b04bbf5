/** Installs the service worker after the first paint, and tells when a new version waits. Never reloads by itself. */
import { create } from 'zustand';
import { isInNativeShell } from '#client/data/platform.ts';
import { whenNothingIsTyped } from './unsaved-forms.ts';

const useWaitingVersion = create<{ worker?: ServiceWorker | undefined }>(() => ({}));
const hourMs = 3_600_000;

export const waitingVersion = (): ServiceWorker | undefined => useWaitingVersion.getState().worker;

export const useHasUpdate = (): boolean => useWaitingVersion(({ worker }) => worker !== undefined);

const offer = (worker: ServiceWorker | undefined): void => useWaitingVersion.setState({ worker });

export const postponeUpdate = (): void => offer(undefined);

/** Offers what waits already, and whatever will wait once it is installed. */
function followInstalls(registration: ServiceWorkerRegistration): void {
  // On a first visit nothing is active, and what is installed begins at once.
  const look = () => registration.active && registration.waiting && offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}

/** In a native shell all files are on the phone already, and the page itself drains the outbox. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isInNativeShell()) return;
  const { serviceWorker } = navigator;
  // On a first visit the worker takes this page over, too: that is no new version.
  if (serviceWorker.controller) {
    // Another tab may have taken the new version while something is typed in this one.
    serviceWorker.addEventListener('controllerchange', () => whenNothingIsTyped(() => location.reload()));
  }
  const registration = await serviceWorker.register('/sw.js');
  followInstalls(registration);
  setInterval(() => void registration.update().catch(() => undefined), hourMs);
}
