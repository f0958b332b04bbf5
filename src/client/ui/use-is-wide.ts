/** Whether the desktop layout applies (64em), for components that differ in more than their style. */
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
