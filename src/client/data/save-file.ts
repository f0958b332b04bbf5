/** Gives a file to the browser, which puts it where it puts downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the click has been followed.
  setTimeout(() => URL.revokeObjectURL(address));
}
