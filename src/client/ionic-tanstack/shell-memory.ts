/** Remembers over a reload which pages each tab had, in the browser tab's session storage; knows nothing of what is on them. */
import type { EntryPlace } from './router-internals.ts';

export interface RememberedView {
  tab: string;
  href: string;
  scrollTop: number;
}

export interface RememberedEntry extends EntryPlace {
  tab: string;
  /** Position in `views`; absent for an entry whose page was gone. */
  view?: number;
}

export interface ShellMemory {
  /** Each tab's pages follow one another from its root up. */
  views: RememberedView[];
  entries: RememberedEntry[];
}

const STORAGE_KEY = 'ionic-tanstack-shell';

export function rememberShell(memory: ShellMemory): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // Storage that is full or forbidden costs the memory over a reload, nothing else.
  }
}

/** Calls `remember` whenever the page may be about to go: browsers do not always say so twice. */
export function rememberOnLeaving(remember: () => void): void {
  window.addEventListener('pagehide', remember);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') remember();
  });
}

/** What was remembered, if it belongs to the session history in which the browser stands at `place`. */
export function recallShell(place: EntryPlace): ShellMemory | undefined {
  try {
    const memory: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!isShellMemory(memory)) return undefined;
    const isOurs = memory.entries.some((entry) => entry.index === place.index && entry.key === place.key);
    return isOurs ? memory : undefined;
  } catch {
    return undefined;
  }
}

function isShellMemory(value: unknown): value is ShellMemory {
  if (!isRecord(value) || !Array.isArray(value.views) || !Array.isArray(value.entries)) return false;
  return value.views.every(isRememberedView) && value.entries.every(isRememberedEntry);
}

function isRememberedView(value: unknown): value is RememberedView {
  return (
    isRecord(value) &&
    typeof value.tab === 'string' &&
    typeof value.href === 'string' &&
    value.href.startsWith('/') &&
    typeof value.scrollTop === 'number'
  );
}

function isRememberedEntry(value: unknown): value is RememberedEntry {
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
