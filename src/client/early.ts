/** Runs before the first paint, so that nothing flashes; built as one classic script (build/early-script.ts), as the page allows none inline. */
import { initialLanguage, languages } from './language/languages.ts';
import { isLanguage } from '#contract/choose-language.ts';
import { languageParameter } from '#contract/pages.ts';

const page = document.documentElement;

function read(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null; // Storage is refused in some private modes.
  }
}

/** A shared link may ask for a language: it is stored once, and leaves the address so that a later choice holds. */
function storeAskedLanguage(): void {
  const address = new URL(location.href);
  const asked = address.searchParams.get(languageParameter);
  if (!isLanguage(asked)) return;
  try {
    localStorage.setItem('lang', asked);
    address.searchParams.delete(languageParameter);
    history.replaceState(history.state, '', address);
  } catch {
    // Then it stays in the address, where the app reads it.
  }
}

/** Below Safari 15.4, Chrome 97 and Firefox 104 the app does not start; what the server wrote can be read. */
const isTooOld = !('findLast' in Array.prototype && 'hasOwn' in Object);

function sayTooOld(): void {
  const note = document.querySelector<HTMLTemplateElement>('template#too-old');
  if (note) (document.querySelector('.kg-ssr') ?? document.body).prepend(note.content);
}

/** The app waits in a template until the first frame, which waits for the styles; where nobody looks it starts at once. */
function startApp(): void {
  const app = document.querySelector<HTMLTemplateElement>('template#app');
  if (!app) return;
  const start = () => app.replaceWith(app.content);
  if (document.hidden || page.classList.contains('kg-app-shown')) start();
  else requestAnimationFrame(() => setTimeout(start));
}

/** Links and forms of the server's page work by themselves. What needs the app waits for it: take-over.ts does the last tap. */
function rememberTap({ target }: Event): void {
  const ssr = document.querySelector('.kg-ssr');
  const control = target instanceof Element && ssr?.contains(target) && target.closest('a, button');
  if (!ssr || !control) return;
  ssr.querySelector('button[aria-busy]')?.removeAttribute('aria-busy');
  const waits = control instanceof HTMLButtonElement && control.type === 'button';
  if (waits) control.setAttribute('aria-busy', 'true');
  const status = ssr.querySelector<HTMLElement>('[data-waiting]');
  if (status) status.textContent = waits ? (status.dataset['waiting'] ?? '') : '';
  // The fields of wide screens do until then: the browser itself searches by them.
  if (control.matches('.search-filters')) page.classList.add('kg-filters');
  const reason = ssr.querySelector<HTMLElement>('.kg-notice');
  if (reason) reason.textContent = control.matches('[data-log-in]') ? (reason.dataset['logIn'] ?? '') : '';
  const files = document.querySelector<HTMLTemplateElement>('template#on-tap');
  // What taps lead to is loaded while the app starts.
  if (waits && files) files.replaceWith(files.content);
}

/** Whoever goes on to a field waits for no sheet any more. */
function forgetTap({ target }: Event): void {
  if (target instanceof HTMLSelectElement)
    document.querySelector('.kg-ssr button[aria-busy]')?.removeAttribute('aria-busy');
}

/** Searched by the browser itself, what is not set stays out of the address. */
function leaveOutEmpty({ target, formData }: FormDataEvent): void {
  if (!(target instanceof Element) || !target.closest('.kg-ssr')) return;
  for (const [name, value] of [...formData]) if (!value) formData.delete(name);
}

function applyTheme(): void {
  const theme = read('localStorage', 'theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.classList.toggle('ion-palette-dark', isDark);
  if (isDark) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#3A0F2B');
}

storeAskedLanguage();
page.lang = languages[initialLanguage()].tag;
// What the server rendered is for guests, in the language that the browser asked for.
const isLoggedIn = Boolean(read('localStorage', 'user') ?? read('sessionStorage', 'user'));
page.classList.toggle('kg-app-shown', !isTooOld && (isLoggedIn || page.dataset['ssr'] !== page.lang));
applyTheme();
document.addEventListener('DOMContentLoaded', isTooOld ? sayTooOld : startApp);
addEventListener('click', rememberTap);
addEventListener('focusin', forgetTap);
addEventListener('formdata', leaveOutEmpty);
// Chromium offers to install the app when it likes, perhaps before the app is there; it asks only once.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault();
  window.installOffer = offer as NonNullable<typeof window.installOffer>;
});
addEventListener('appinstalled', () => delete window.installOffer);
