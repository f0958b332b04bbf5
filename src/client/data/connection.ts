/** Network state: online, fast enough to prefetch, and whether to save data (product 2.53). */
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnline);

/** `navigator.connection`, which only Chromium has. */
export type NetworkInformation = { readonly saveData?: boolean; readonly effectiveType?: string };

const networkInformation = (): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection;

export const dataSaverKey = 'dataSaver';

/** The user's choice in the settings, as JSON; null for the browser's setting. */
function storedChoice(): string | null {
  try {
    return localStorage.getItem(dataSaverKey);
  } catch {
    return null; // Some private modes throw on access.
  }
}

export const savesData = (): boolean => {
  if (import.meta.env.SSR) return false;
  const choice = storedChoice();
  return choice ? choice === 'true' : networkInformation()?.saveData === true;
};

const slow = ['slow-2g', '2g', '3g'];

export const allowsPrefetch = ({ saveData, effectiveType = '4g' }: NetworkInformation = {}): boolean =>
  saveData !== true && !slow.includes(effectiveType);

export const mayPrefetch = (): boolean => allowsPrefetch({ ...networkInformation(), saveData: savesData() });

/** The `src` of a large picture; undefined while saving data. */
export const pictureSrc = (address: string): string | undefined => (savesData() ? undefined : address);
