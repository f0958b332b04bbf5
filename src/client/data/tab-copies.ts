/**
 * Browsers copy a tab's session storage into its duplicate, and bring it back with a closed tab that is opened again.
 * Such a copy is nobody's: only a reload, or the next page in the same tab, goes on with what the tab stored.
 */
import * as z from 'zod/mini';
import { clearStored, readStored, writeStored } from './device-storage.ts';

const key = 'tab';
/** When its last page was left, in milliseconds since 1970; 0 while it is open. */
const left = z.number();
const roundingMs = 250;

/** On the page's own clock, which nobody sets. */
const now = (): number => performance.timeOrigin + performance.now();

/** A tab that the browser put away for its memory's sake and now shows again. */
const wasPutAway = (): boolean => (document as { wasDiscarded?: boolean }).wasDiscarded === true;

/** The way to the next page in a tab begins before the page before is left; a tab that is opened again begins later. */
const isCopy = (leftAt: number): boolean =>
  !wasPutAway() && (leftAt === 0 || leftAt + roundingMs < performance.timeOrigin);

let isFollowed = false;

/** Drops a copy, and from then on tells the next page that this tab is the one, as long as it stores something under one of these keys. */
export function ownCopyOnly(beside: readonly string[]): void {
  if (typeof window === 'undefined') return;
  if (!isFollowed) {
    const leftAt = readStored('session', key, left);
    if (leftAt !== undefined && isCopy(leftAt)) clearStored('session', []);
    window.addEventListener('pagehide', () => mark(beside, now()));
    window.addEventListener('pageshow', () => mark(beside, 0));
    isFollowed = true;
  }
  mark(beside, 0);
}

function mark(beside: readonly string[], at: number): void {
  if (beside.some((it) => readStored('session', it, z.unknown()) !== undefined))
    writeStored('session', key, at);
}
