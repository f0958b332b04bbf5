/**
 * Whether and how this browser can install the app. `beforeinstallprompt` fires only once, perhaps before this module is
 * loaded, so `early.js` stores the event.
 */
import { create } from 'zustand';
import { isInAppBrowser } from './in-app-browser.ts';
import { isInNativeShell } from './platform.ts';

/** Chromium only, and missing from the DOM types. */
type InstallEvent = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  interface Window {
    /** Set by `early.js`. */
    installOffer?: InstallEvent;
  }
}

/** 'prompt': the browser's own dialog; 'by-hand': iOS, where only the user can do it, from a menu. */
type InstallMethod = 'prompt' | 'by-hand';

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
/** iPads claim to be a Mac, but no Mac has touch points. */
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
const setOffer = (offer: InstallEvent | undefined) => useOffer.setState({ offer, method: methodBy(offer) });

if (!import.meta.env.SSR) {
  setOffer(window.installOffer);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(undefined));
}

export const useInstallMethod = (): InstallMethod | undefined => useOffer(({ method }) => method);

/** Opens the browser's dialog. Returns whether the user agreed. */
export async function install(): Promise<boolean> {
  const { offer } = useOffer.getState();
  if (!offer) return false;
  setOffer(undefined);
  await offer.prompt();
  return (await offer.userChoice).outcome === 'accepted';
}
