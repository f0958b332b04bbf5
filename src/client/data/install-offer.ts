/**
 * Whether this browser would install the app, and how; the browser asks only once, so its offer is stored. Loaded with
 * the first part that offers it, long after the browser may have asked: `early.js` kept that.
 */
import { create } from 'zustand';
import { isInAppBrowser } from './in-app-browser.ts';
import { isInNativeShell } from './platform.ts';

/** Not in the DOM library: Chromium only. */
type InstallEvent = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  interface Window {
    /** What came before this was loaded: `early.js` stores it. */
    installOffer?: InstallEvent;
  }
}

/** 'prompt': the browser's own dialog; 'by-hand': iOS, where only the person can do it. */
export type InstallMethod = 'prompt' | 'by-hand';

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
/** Tablets say that they are a Mac, but no Mac is touched. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function methodBy(offer: InstallEvent | undefined): InstallMethod | undefined {
  if (isInstalled() || isInNativeShell() || isInAppBrowser()) return undefined;
  if (offer) return 'prompt';
  return isIos() ? 'by-hand' : undefined;
}

type State = {
  readonly offer?: InstallEvent | undefined;
  readonly method?: InstallMethod | undefined;
};
const useOffer = create<State>(() => ({}));
const take = (offer: InstallEvent | undefined) => useOffer.setState({ offer, method: methodBy(offer) });

if (!import.meta.env.SSR) {
  take(window.installOffer);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => take(undefined));
}

export const useInstallMethod = (): InstallMethod | undefined => useOffer(({ method }) => method);

/** Opens the browser's dialog; whether the person agreed. */
export async function install(): Promise<boolean> {
  const { offer } = useOffer.getState();
  if (!offer) return false;
  take(undefined);
  await offer.prompt();
  return (await offer.userChoice).outcome === 'accepted';
}
