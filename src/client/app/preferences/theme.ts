/** Which theme the app is in: the phone's, or one that was chosen here. `early.js` does the same before the first paint. */
import { create } from 'zustand';

export type ThemeChoice = 'phone' | 'light' | 'dark';

const storageKey = 'theme';
const darkClass = 'ion-palette-dark';
/** The colour around the page on a phone: the header's, which on plain pages is the surface's. */
const barColours = {
  plum: { light: '#711B52', dark: '#3A0F2B' },
  plain: { light: '#FFFFFF', dark: '#21161D' },
} as const;

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' ? value : 'phone';
  } catch {
    return 'phone'; // Storage is refused in some private modes.
  }
}

type State = {
  readonly choice: ThemeChoice;
  readonly phoneIsDark: boolean;
  /** The header of the page shown. */
  readonly bar: keyof typeof barColours;
};
const useTheme = create<State>(() => ({ choice: stored(), phoneIsDark: false, bar: 'plum' }));
const isDark = ({ choice, phoneIsDark }: State): boolean =>
  choice === 'dark' || (choice === 'phone' && phoneIsDark);

function apply(change: Partial<State>): void {
  useTheme.setState(change);
  const state = useTheme.getState();
  document.documentElement.classList.toggle(darkClass, isDark(state));
  const colour = barColours[state.bar][isDark(state) ? 'dark' : 'light'];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

/** Keeps the theme true while the phone's own changes. Called once. */
export function followTheme(): void {
  const phone = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => apply({ phoneIsDark: phone.matches });
  phone.addEventListener('change', follow);
  follow();
}

export function chooseTheme(next: ThemeChoice): void {
  try {
    if (next === 'phone') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // Then the choice holds until the app closes.
  }
  apply({ choice: next });
}

/** Says whether the page shown has the plum or the plain header. */
export const showBar = (bar: State['bar']): void => apply({ bar });

export const useThemeChoice = (): ThemeChoice => useTheme(({ choice }) => choice);
