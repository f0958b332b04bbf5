/** Passes a file on, or puts it where its person keeps such files: by the phone's own sheet, else among the downloads. */
import { saveFile } from './save-file.ts';

/** False where the person thought better of it. */
export async function keepFile(file: File): Promise<boolean> {
  // Not in every browser, whatever its types say.
  const phone: Partial<Pick<Navigator, 'canShare' | 'share'>> = navigator;
  if (phone.share && phone.canShare?.call(navigator, { files: [file] })) {
    try {
      await phone.share.call(navigator, { files: [file] });
      return true;
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return false;
    }
  }
  saveFile(file, file.name);
  return true;
}
