/** Downloads inside Telegram, whose web view saves no files: through a link that works once. */
import { getApplicationPdf, getCvPdf, makeFileLink } from '#contract/cv-pdf.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { call } from './api.ts';
import { type PrivateFile } from './file-transfer.ts';
import { siteOrigin } from './platform.ts';
import { openLink, send } from './telegram-bridge.ts';

type FileOf = CallInput<typeof makeFileLink>['body'];

/** Telegram asks the user itself; where it can't, the outer browser saves the file. */
async function download(of: FileOf, name: string): Promise<void> {
  const { path } = await call(makeFileLink, { body: of });
  const { href } = new URL(path, siteOrigin);
  if (!send('web_app_request_file_download', { url: href, file_name: name })) openLink(href);
}

/** Returns false for files that have no links. Throws ApiFailure. */
export async function downloadPrivateFile({ call: { path }, input, name }: PrivateFile): Promise<boolean> {
  const lang = input.query?.['lang'] === 'kh' ? 'kh' : 'eng';
  const { user_id, id } = input.params ?? {};
  if (path === getCvPdf.path) await download({ user_id: Number(user_id), lang }, name);
  else if (path === getApplicationPdf.path) await download({ application_id: Number(id), lang }, name);
  else return false;
  return true;
}

export const downloadCalendar = async (file: File): Promise<void> =>
  download({ calendar: await file.text() }, file.name);
