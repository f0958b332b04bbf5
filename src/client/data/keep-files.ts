/** Passes files on, or puts them where their person keeps such files: by the phone's own sheet, else among the downloads. */
import { saveFiles } from './save-files.ts';

/** All of them at once: phones open their sheet once for a tap. False where the person thought better of it, or they went another way. */
export async function keepFiles(...files: readonly File[]): Promise<boolean> {
  // Not in every browser, whatever its types say.
  const phone: Partial<Pick<Navigator, 'canShare' | 'share'>> = navigator;
  const shared = { files: [...files] };
  if (phone.share && phone.canShare?.call(navigator, shared)) {
    try {
      await phone.share.call(navigator, shared);
      return true;
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return false;
    }
  }
  return saveFiles(...files);
}
