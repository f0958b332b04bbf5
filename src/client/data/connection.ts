/** Whether this phone has a network, as the query library sees it, and what it may be asked to carry. Knows nothing to show. */
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether this phone is to save data (product 2.53): as its person chose here, else as the browser says. Knows nothing to show. */
export const dataSaverKey = 'dataSaver';

function chosen(): string | null {
  try {
    return localStorage.getItem(dataSaverKey);
  } catch {
    return null; // Storage is refused in some private modes.
  }
}

export const savesData = (): boolean => {
  if (import.meta.env.SSR) return false;
  const choice = chosen();
  return choice ? choice === 'true' : connection()?.saveData === true;
};

/** Whether the network may carry what nobody has asked for yet. */
export const mayFetchAhead = (): boolean => isGenerous({ ...connection(), saveData: savesData() });

/** The picture's address where it is to be fetched without being asked for. */
export const shownPicture = (address: string): string | undefined => (savesData() ? undefined : address);

const subscribe = (tell: () => void) => onlineManager.subscribe(tell);
const isOnline = () => onlineManager.isOnline();

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnline);

/** What Chromium tells about the network; other browsers tell nothing. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

export const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

const slow = ['slow-2g', '2g', '3g'];

/** Whether the network may carry what nobody has asked for yet: not where the person saves data or it is slow. */
export const isGenerous = ({ saveData, effectiveType = '4g' }: Connection = {}): boolean =>
  saveData !== true && !slow.includes(effectiveType);
