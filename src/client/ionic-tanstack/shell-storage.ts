/** Keeps over a reload which pages each tab had, in the session storage. */
import type { HistoryPosition } from './router-internals.ts';

export interface SavedView {
  tab: string;
  href: string;
  scrollTop: number;
}

export interface SavedEntry extends HistoryPosition {
  tab: string;
  /** Position in `views`; absent for an entry whose page was gone. */
  view?: number;
}

export interface SavedShell {
  /** Each tab's pages follow one another from its root up. */
  views: SavedView[];
  entries: SavedEntry[];
}

const STORAGE_KEY = 'ionic-tanstack-shell';

export function saveShell(saved: SavedShell): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  } catch {
    // Full or forbidden: a reload begins anew.
  }
}

/** Calls back whenever the page may be about to go: browsers do not always say so twice. */
export function onPageHide(callback: () => void): void {
  window.addEventListener('pagehide', callback);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') callback();
  });
}

/** What was saved, if it belongs to the session history in which the browser is at `position`. */
export function restoreShell(position: HistoryPosition): SavedShell | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!isSavedShell(saved)) return undefined;
    const isOurs = saved.entries.some(({ index, key }) => index === position.index && key === position.key);
    return isOurs ? saved : undefined;
  } catch {
    return undefined;
  }
}

function isSavedShell(value: unknown): value is SavedShell {
  if (!isRecord(value) || !Array.isArray(value.views) || !Array.isArray(value.entries)) return false;
  return value.views.every(isSavedView) && value.entries.every(isSavedEntry);
}

function isSavedView(value: unknown): value is SavedView {
  return (
    isRecord(value) &&
    typeof value.tab === 'string' &&
    typeof value.href === 'string' &&
    value.href.startsWith('/') &&
    typeof value.scrollTop === 'number'
  );
}

function isSavedEntry(value: unknown): value is SavedEntry {
  return (
    isRecord(value) &&
    typeof value.index === 'number' &&
    typeof value.key === 'string' &&
    typeof value.tab === 'string' &&
    (value.view === undefined || typeof value.view === 'number')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
