/** Which theme the app is in: the phone's, or one that was chosen here. `early.js` does the same before the first paint. */
import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'phone' | 'light' | 'dark';

const storageKey = 'theme';
const darkClass = 'ion-palette-dark';
/** The colour around the page on a phone: the header's, which on plain pages is the surface's. */
const barColours = {
  plum: { light: '#711B52', dark: '#3A0F2B' },
  plain: { light: '#FFFFFF', dark: '#21161D' },
} as const;

const phoneIsDark = import.meta.env.SSR ? undefined : matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();
let choice = stored();
let bar: keyof typeof barColours = 'plum';

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' ? value : 'phone';
  } catch {
    return 'phone'; // Storage is refused in some private modes.
  }
}

const isDark = (): boolean => choice === 'dark' || (choice === 'phone' && phoneIsDark?.matches === true);

function apply(): void {
  document.documentElement.classList.toggle(darkClass, isDark());
  const colour = barColours[bar][isDark() ? 'dark' : 'light'];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  for (const tell of watchers) tell();
}

/** Keeps the theme true while the phone's own changes. Called once. */
export function followTheme(): void {
  phoneIsDark?.addEventListener('change', apply);
  apply();
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    if (next === 'phone') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // Then the choice holds until the app closes.
  }
  apply();
}

/** Says whether the page shown has the plum or the plain header. */
export function showBar(next: keyof typeof barColours): void {
  if (bar === next) return;
  bar = next;
  apply();
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice);
