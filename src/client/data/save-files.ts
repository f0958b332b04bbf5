/** Saves files: through the phone's share sheet, or as downloads. */
import { isInAppBrowser } from './in-app-browser.ts';

/** Dispatched before files are saved, with the files. A listener that calls `preventDefault` saves them itself. */
export const saveEvent = 'kg:save';

/** Dispatched when the listener of in-app browsers, which is loaded late, has been added. */
export const noFilesReadyEvent = 'kg:no-files-ready';

/** Safari fetches the file some time after the click. */
const revokeAfterMs = 40_000;

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}

/** Saves files as downloads. Returns false if a listener of `saveEvent` handled them, and where they can't be saved. */
export function saveFiles(...files: readonly File[]): boolean {
  const dispatch = () =>
    document.dispatchEvent(new CustomEvent(saveEvent, { cancelable: true, detail: files }));
  if (!dispatch()) return false;
  // These browsers drop downloads silently.
  if (isInAppBrowser()) {
    document.addEventListener(noFilesReadyEvent, dispatch, { once: true });
    return false;
  }
  for (const file of files) save(file);
  return true;
}

/**
 * Shares all files in one sheet, because a tap may open only one; saves them if the browser can't share. Returns false if
 * the user cancelled, or a listener of `saveEvent` handled them.
 */
export async function shareOrSaveFiles(...files: readonly File[]): Promise<boolean> {
  // Typed as always available, but not every browser has it.
  const { navigator: browser }: { navigator: Partial<Pick<Navigator, 'canShare' | 'share'>> } = window;
  const data = { files: [...files] };
  if (browser.share && browser.canShare?.(data)) {
    try {
      await browser.share(data);
      return true;
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return false;
    }
  }
  return saveFiles(...files);
}
