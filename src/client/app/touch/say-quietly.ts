/** Tells assistive technology what changed by itself, where nothing on the page says so. */
export function sayQuietly(words: string): void {
  let status = document.querySelector('.kg-quiet-status');
  if (!status) {
    status = document.createElement('p');
    status.className = 'kg-quiet-status kg-visually-hidden';
    status.setAttribute('role', 'status');
    document.body.append(status);
  }
  // The same words again are news again.
  status.textContent = '';
  status.textContent = words;
}
