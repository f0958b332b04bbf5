/** Whether the top navigation stands, so that a list and what is open stand beside each other: as media queries of 64em. */
import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 64em)');

function follow(tell: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => query().matches,
    () => false,
  );
