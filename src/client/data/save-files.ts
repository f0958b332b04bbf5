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
