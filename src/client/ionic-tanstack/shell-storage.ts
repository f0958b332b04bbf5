/** Saves the pages of each tab in session storage, for a reload. */
import type { HistoryPosition } from './router-internals.ts';

interface SavedView {
  tab: string;
  href: string;
  scrollTop: number;
}

interface SavedEntry extends HistoryPosition {
  tab: string;
  /** Index in `views`; absent if the page was removed. */
  view?: number;
}

export interface SavedShell {
  /** Each tab's pages in order, root first. */
  views: SavedView[];
  entries: SavedEntry[];
}

const STORAGE_KEY = 'ionic-tanstack-shell';

export function saveShell(saved: SavedShell): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  } catch {
    // Full or forbidden: after a reload the stacks are empty.
  }
}

/** Calls back whenever the page may be about to unload: not every browser fires both events. */
export function onPageHide(callback: () => void): void {
  window.addEventListener('pagehide', callback);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') callback();
  });
}

/** Returns what was saved if it belongs to the session history that contains `position`. */
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
  const { views, entries } = Object(value) as Partial<Record<string, unknown>>;
  return (
    Array.isArray(views) &&
    views.every((view) => has(view, { tab: 'string', href: 'string', scrollTop: 'number' })) &&
    views.every(({ href }: SavedView) => href.startsWith('/')) &&
    Array.isArray(entries) &&
    entries.every((entry) => has(entry, { index: 'number', key: 'string', tab: 'string' })) &&
    entries.every(({ view }: SavedEntry) => view === undefined || typeof view === 'number')
  );
}

function has(value: unknown, types: Readonly<Record<string, string>>): boolean {
  const fields = Object(value) as Partial<Record<string, unknown>>;
  return Object.entries(types).every(([name, type]) => typeof fields[name] === type);
}
