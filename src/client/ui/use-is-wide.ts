/** Whether the desktop layout with the top navigation applies, as in media queries of 64em. */
import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 64em)');

function subscribe(onChange: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
