/** Asked before a file is saved; who prevents it has told the person why it cannot be. */
export const saveEvent = 'kg:save';

/** Gives a file to the browser, which puts it where it puts downloads; false where there is no such place. */
export function saveFile(file: Blob, name: string): boolean {
  if (!document.dispatchEvent(new Event(saveEvent, { cancelable: true }))) return false;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the click has been followed.
  setTimeout(() => URL.revokeObjectURL(address));
  return true;
}
