/** The theme: the phone's or the user's choice. `early.js` applies it before the first paint. */
import { create } from 'zustand';

type ThemeChoice = 'phone' | 'light' | 'dark';

const storageKey = 'theme';
const darkClass = 'ion-palette-dark';
/** The colour of the phone's status bar, like the header's: plum, or the surface colour on plain pages. */
const barColours = {
  plum: { light: '#711B52', dark: '#3A0F2B' },
  plain: { light: '#FFFFFF', dark: '#21161D' },
} as const;

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' ? value : 'phone';
  } catch {
    return 'phone'; // Some private modes throw on access.
  }
}

type State = {
  readonly choice: ThemeChoice;
  readonly phoneIsDark: boolean;
  /** The header of the visible page. */
  readonly bar: keyof typeof barColours;
};
const useTheme = create<State>(() => ({ choice: stored(), phoneIsDark: false, bar: 'plum' }));
const isDark = ({ choice, phoneIsDark }: State): boolean =>
  choice === 'dark' || (choice === 'phone' && phoneIsDark);

export function applyTheme(change: Partial<State>): void {
  useTheme.setState(change);
  const state = useTheme.getState();
  document.documentElement.classList.toggle(darkClass, isDark(state));
  const colour = barColours[state.bar][isDark(state) ? 'dark' : 'light'];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

/** Applies changes of the phone's theme. Call it once. */
export function watchTheme(): void {
  const phone = matchMedia('(prefers-color-scheme: dark)');
  const update = () => applyTheme({ phoneIsDark: phone.matches });
  phone.addEventListener('change', update);
  update();
}

export function chooseTheme(next: ThemeChoice): void {
  try {
    if (next === 'phone') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // Then the choice lasts until the app is closed.
  }
  applyTheme({ choice: next });
}

/** Sets whether the visible page has a plum or a plain header. */
export const setBar = (bar: State['bar']): void => applyTheme({ bar });

export const useThemeChoice = (): ThemeChoice => useTheme(({ choice }) => choice);
