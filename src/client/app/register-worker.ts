/** Installs the service worker after the first paint, and tells when a new version waits. Never reloads by itself. */
import type { Workbox } from 'workbox-window';
import { isInNativeShell } from '#client/data/native-detection.ts';
import { whenNothingIsTyped } from './unsaved-forms.ts';

const watchers = new Set<() => void>();
let waiting: Workbox | undefined;
const hourMs = 3_600_000;

export const isUpdateWaiting = (): boolean => waiting !== undefined;

export function onUpdateWaiting(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

function offer(workbox: Workbox | undefined): void {
  waiting = workbox;
  for (const tell of watchers) tell();
}

/** Switches to the new version, and the page reloads when it has taken over; false while something is typed: then it waits. */
export function takeUpdate(): boolean {
  const next = waiting;
  return whenNothingIsTyped(() => next?.messageSkipWaiting());
}

export const postponeUpdate = (): void => offer(undefined);

/** In a native shell all files are on the phone already, and the page itself drains the outbox. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isInNativeShell()) return;
  const hadController = navigator.serviceWorker.controller !== null;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => offer(workbox));
  // On a first visit the worker takes this page over, too: that is no new version.
  workbox.addEventListener('controlling', () => {
    // Another tab may have taken the new version while something is typed in this one.
    if (hadController) whenNothingIsTyped(() => location.reload());
  });
  await workbox.register();
  setInterval(() => void workbox.update().catch(() => undefined), hourMs);
}
