/** Telegram's methods for Mini Apps. Loaded only inside Telegram. */
import { invokeCustomMethod, type MethodName, postEvent, request, supports } from '@tma.js/bridge';
import * as z from 'zod/mini';
import { readLaunch } from './telegram.ts';

type Version = `${number}.${number}`;
const version = (readLaunch()?.version ?? '6.0') as Version;

/** The library's own type has an overload per kind of parameters. */
const post = postEvent as (method: MethodName, parameters?: object) => void;

export const canSend = (method: MethodName): boolean => supports(method, version);

/** Returns false if this version of Telegram doesn't know the method. */
export function send(method: MethodName, parameters?: object): boolean {
  if (!canSend(method)) return false;
  try {
    post(method, parameters);
    return true;
  } catch (failure) {
    console.error(failure);
    return false;
  }
}

/** Opens another site in the browser, and Telegram's own links in Telegram. */
export function openLink(address: string): void {
  const { protocol, hostname, pathname, search, href } = new URL(address, location.href);
  if (hostname === 't.me') send('web_app_open_tg_link', { path_full: pathname + search });
  else if (/^https?:$/.test(protocol)) send('web_app_open_link', { url: href });
}

/** Opens Telegram's list of chats. */
export const shareLink = (url: string, text = ''): void =>
  openLink(`https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`);

const contact = z.object({ phone_number: z.string() });
const contactTries = 12;
const contactPauseMs = 400;

/** Asks whether to share the number; the contact arrives a moment after the user agreed. */
export async function requestPhoneNumber(): Promise<string | undefined> {
  const { status } = await request('web_app_request_phone', 'phone_requested');
  if (status !== 'sent') return undefined;
  for (let tries = 0; tries < contactTries; tries += 1) {
    const reply = await invokeCustomMethod('getRequestedContact', {}, crypto.randomUUID(), {
      timeout: 5_000,
    }).catch(() => undefined);
    const text = typeof reply === 'string' ? new URLSearchParams(reply).get('contact') : null;
    if (text) return z.parse(contact, JSON.parse(text)).phone_number;
    await new Promise((resolve) => setTimeout(resolve, contactPauseMs));
  }
  return undefined;
}
