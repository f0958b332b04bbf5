/** Whether this browser would install the app, and how; the browser asks only once, so the first offer is kept. */
import { useSyncExternalStore } from 'react';
import { isInNativeShell } from './native-detection.ts';

/** Not in the DOM library: Chromium only. */
type InstallEvent = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  interface Window {
    /** What came before the app: `public/early.js` keeps it. */
    installOffer?: InstallEvent;
  }
}

/** 'prompt': the browser's own dialog; 'by-hand': iOS, where only the person can do it. */
export type InstallWay = 'prompt' | 'by-hand';

const watchers = new Set<() => void>();
let offer = import.meta.env.SSR ? undefined : window.installOffer;

function keep(next: InstallEvent | undefined): void {
  offer = next;
  for (const tell of watchers) tell();
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
/** Tablets say that they are a Mac, but no Mac is touched. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function way(): InstallWay | undefined {
  if (import.meta.env.SSR || isInstalled() || isInNativeShell()) return undefined;
  if (offer) return 'prompt';
  return isIos() ? 'by-hand' : undefined;
}

/** Called once, at the start of the app. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => keep(undefined));
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

export const useInstallWay = (): InstallWay | undefined => useSyncExternalStore(subscribe, way, way);

/** Opens the browser's dialog; whether the person agreed. */
export async function install(): Promise<boolean> {
  const event = offer;
  if (!event) return false;
  keep(undefined);
  await event.prompt();
  return (await event.userChoice).outcome === 'accepted';
}
