/**
 * Files in the Android shell, whose WebView has neither a place for downloads nor the sheet that browsers share with:
 * they go to the phone's own sheet, from where people send or keep them.
 */
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { saveEvent } from '#client/data/save-files.ts';
import { localFailureTexts } from '#client/language/local-failure-texts.ts';
import { notify } from '#client/ui/notices.ts';

/** In the app's own cache, which no other app reads: the sheet lets in whom a file is sent to. */
const folder = { path: 'sent', directory: Directory.Cache };

const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });

async function written(file: File): Promise<string> {
  const path = `${folder.path}/${file.name}`;
  const data = await asBase64(file);
  return (await Filesystem.writeFile({ ...folder, path, data, recursive: true })).uri;
}

/** As browsers do it, and by their rules. */
async function share({ files = [], title, text, url }: ShareData): Promise<void> {
  const stored = await Promise.all(files.map(written));
  const texts = { ...(title && { title }), ...(text && { text }), ...(url && { url }) };
  await Share.share({ ...texts, ...(stored.length > 0 && { files: stored }) }).catch((failure: Error) => {
    // It was closed, or is open already.
    throw new DOMException(failure.message, 'AbortError');
  });
}

/** Lets the app share and save files for as long as it runs; what earlier ones left in the cache goes. */
export function followFiles(): void {
  void Filesystem.rmdir({ ...folder, recursive: true }).catch(() => undefined);
  Object.assign(navigator, { share, canShare: () => true });
  document.addEventListener(saveEvent, (event) => {
    event.preventDefault();
    const { detail: files } = event as CustomEvent<File[]>;
    share({ files }).catch((failure: Error) => {
      if (failure.name !== 'AbortError') notify('red', localFailureTexts.internal);
    });
  });
}
