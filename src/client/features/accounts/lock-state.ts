/** When the PIN is asked for: after a start of the app, and after five minutes in the background (product 2.42). */
import { create } from 'zustand';
import { useSession } from '#client/data/session.ts';
import { readLock } from './app-lock.ts';

const awayMs = 5 * 60_000;

/** The right PIN was typed since the app was started. */
const useLock = create(() => ({ isOpen: false }));

let hiddenAt: number | undefined;

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') hiddenAt = Date.now();
  else if (hiddenAt !== undefined && Date.now() - hiddenAt >= awayMs) useLock.setState({ isOpen: false });
});

/** Whoever knows the PIN is here. */
export const openLock = (): void => useLock.setState({ isOpen: true });

export function useIsLocked(): boolean {
  const isOpen = useLock((state) => state.isOpen);
  // A lock ends with its log-in.
  useSession();
  return !isOpen && readLock() !== undefined;
}
