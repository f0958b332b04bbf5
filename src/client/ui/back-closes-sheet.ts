/** Going back first closes the sheet over a page: a page that asks before it is left asks the next time. */
export const backClosesSheet = (action: string): boolean =>
  action === 'BACK' && document.querySelector('dialog[open]') !== null;
