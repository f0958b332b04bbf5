/**
 * The browsers inside Facebook, Messenger, Telegram, TikTok and the like: they have no worker, notifications or downloads,
 * open no windows, and forget who was logged in.
 */
import { isInNativeShell } from './platform.ts';

const knownApps = /\bFB(?:AN|AV|_IAB)\b|Instagram|musical_ly|Bytedance|TikTok|Telegram|\bLine\//;
const androidWebView = /Android.*; wv\)/;
const isIphone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);
/** Safari itself, and the browsers that use its engine, name it; an installed app does not either. */
const isIphoneWebView = (): boolean =>
  isIphone() && !navigator.userAgent.includes('Safari/') && !matchMedia('(display-mode: standalone)').matches;

export const isInAppBrowser = (): boolean =>
  !isInNativeShell() &&
  (knownApps.test(navigator.userAgent) || androidWebView.test(navigator.userAgent) || isIphoneWebView());

export type OwnBrowser = 'Chrome' | 'Safari';

/** The phone's own browser, and the link that opens an address in it. Safari takes such links since iOS 17. */
export function ownBrowser(address: string): { readonly name: OwnBrowser; readonly link: string } {
  const { protocol, host, pathname, search } = new URL(address);
  if (isIphone()) return { name: 'Safari', link: `x-safari-${address}` };
  const fallback = encodeURIComponent(address);
  return {
    name: 'Chrome',
    link: `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;S.browser_fallback_url=${fallback};end`,
  };
}
