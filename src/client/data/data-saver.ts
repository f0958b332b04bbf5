/** Whether this phone is to save data (product 2.53): as its person chose here, else as the browser says. Knows nothing to show. */
import { connection, isGenerous } from './connection.ts';

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
