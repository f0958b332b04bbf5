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

/** Told before files are saved, with them; who prevents it keeps them in its own way. */
export const saveEvent = 'kg:save';

/** Safari asks for the file only some time after the click. */
const fetchedWithinMs = 40_000;

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), fetchedWithinMs);
}

/** Gives files to the browser, which puts them where it puts downloads; false where they went another way. */
export function saveFiles(...files: readonly File[]): boolean {
  const asked = new CustomEvent(saveEvent, { cancelable: true, detail: files });
  if (!document.dispatchEvent(asked)) return false;
  for (const file of files) save(file);
  return true;
}
