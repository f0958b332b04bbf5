/** Telegram's methods for Mini Apps: links, sharing, the phone number and downloads. Loaded only inside Telegram. */
import { invokeCustomMethod, type MethodName, postEvent, request, supports } from '@tma.js/bridge';
import * as z from 'zod/mini';
import { type getApplicationPdf, type getCvPdf } from '#contract/cv-pdf.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { makeFileLink } from '#contract/file-links.ts';
import { call } from './api.ts';
import { type PrivateFile } from './file-transfer.ts';
import { siteOrigin } from './platform.ts';
import { readLaunch } from './telegram-launch.ts';

type Version = `${number}.${number}`;
/** Read late, because launch.ts sets it after it has loaded this module. */
const version = (): Version => (readLaunch()?.version ?? '6.0') as Version;

/** The library's own type has an overload per kind of parameters. */
const post = postEvent as (method: MethodName, parameters?: object) => void;

/** Returns false if this version of Telegram doesn't know the method. */
export function send(method: MethodName, parameters?: object): boolean {
  if (!supports(method, version())) return false;
  try {
    post(method, parameters);
    return true;
  } catch (failure) {
    console.error(failure);
    return false;
  }
}

/** Opens another site in the browser, and Telegram's own links in Telegram. Old versions of Telegram do so with any link. */
export function openLink(address: string): void {
  const { hostname, pathname, search, href } = new URL(address, location.href);
  const isOpened =
    (hostname === 't.me' && send('web_app_open_tg_link', { path_full: pathname + search })) ||
    send('web_app_open_link', { url: href });
  if (!isOpened) location.assign(href);
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

type FileOf = CallInput<typeof makeFileLink>['body'];

/** Its web view saves no files. Telegram asks the user itself; where it can't, the outer browser saves the file. */
async function download(of: FileOf, name: string): Promise<void> {
  const { path } = await call(makeFileLink, { body: of });
  const { href } = new URL(path, siteOrigin);
  if (!send('web_app_request_file_download', { url: href, file_name: name })) openLink(href);
}

const cv: (typeof getCvPdf)['path'] = '/cv/:user_id/pdf';
const sentCv: (typeof getApplicationPdf)['path'] = '/app/:id/pdf';

/** Returns false for files that have no links. Throws ApiFailure. */
export async function downloadPrivateFile({ call: { path }, input, name }: PrivateFile): Promise<boolean> {
  const lang = input.query?.['lang'] === 'kh' ? 'kh' : 'eng';
  const { user_id, id } = input.params ?? {};
  if (path === cv) await download({ user_id: Number(user_id), lang }, name);
  else if (path === sentCv) await download({ application_id: Number(id), lang }, name);
  else return false;
  return true;
}

export const downloadCalendar = async (file: File): Promise<void> =>
  download({ calendar: await file.text() }, file.name);
