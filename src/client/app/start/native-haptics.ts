/** What is felt in the Android shell (product 2.58): a light tap when what somebody did is done, or a list came anew. */
import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { type QueryClient } from '@tanstack/react-query';

/** Phones without a motor, and those where it is turned off, do nothing. */
const tapLightly = (): void => void Haptics.impact({ style: ImpactStyle.Light }).catch(() => undefined);

/** What is told to assistive technology when a list was pulled down and came (`touch/say-quietly.ts`). */
function feelQuietNews(): void {
  const news = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) tapLightly();
  });
  const look = (): boolean => {
    const status = document.querySelector('.kg-quiet-status');
    if (!status) return false;
    news.observe(status, { childList: true });
    if (status.textContent) tapLightly();
    return true;
  };
  if (look()) return;
  const arrival = new MutationObserver(() => look() && arrival.disconnect());
  arrival.observe(document.body, { childList: true });
}

/** Follows what is done for as long as the app runs; swipes press the buttons that do it. */
export function followFelt(client: QueryClient): void {
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.mutation.meta?.byItself)
      tapLightly();
  });
  feelQuietNews();
}
