/**
 * Detects the browsers inside Facebook, Messenger, Telegram, TikTok and similar apps: they have no service worker,
 * notifications, downloads or new windows, and lose the session.
 */
import { isInNativeShell } from './platform.ts';

const knownApps = /\bFB(?:AN|AV|_IAB)\b|Instagram|musical_ly|Bytedance|TikTok|Telegram|\bLine\//;
const androidWebView = /Android.*; wv\)/;
const isIphone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);
/** Browsers on iOS have Safari in their user agent; web views and installed apps don't. */
const isIphoneWebView = (): boolean =>
  isIphone() && !navigator.userAgent.includes('Safari/') && !matchMedia('(display-mode: standalone)').matches;

export const isInAppBrowser = (): boolean =>
  !isInNativeShell() &&
  // Also Telegram's own apps for computers.
  (window.telegramLaunch !== undefined ||
    knownApps.test(navigator.userAgent) ||
    androidWebView.test(navigator.userAgent) ||
    isIphoneWebView());

export type OwnBrowser = 'Chrome' | 'Safari';

/** The phone's own browser, and a link that opens the address in it. Safari supports that since iOS 17. */
export function ownBrowser(address: string): { readonly name: OwnBrowser; readonly link: string } {
  const { protocol, host, pathname, search } = new URL(address);
  if (isIphone()) return { name: 'Safari', link: `x-safari-${address}` };
  const fallback = encodeURIComponent(address);
  return {
    name: 'Chrome',
    link: `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;S.browser_fallback_url=${fallback};end`,
  };
}
