/** Runs before the first paint, so that nothing flashes. Built as a classic script (build/early-script.ts): the page's policy forbids inline ones. */
import { initialLanguage, languages } from './language/languages.ts';
import { isLanguage } from '#contract/choose-language.ts';
import { languageParameter } from '#contract/pages.ts';

const page = document.documentElement;

function read(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null; // Some private modes throw on access.
  }
}

/** Stores the language of a shared link and removes it from the URL, so that a later choice isn't overridden. */
function storeRequestedLanguage(): void {
  const address = new URL(location.href);
  const requested = address.searchParams.get(languageParameter);
  if (!isLanguage(requested)) return;
  try {
    localStorage.setItem('lang', requested);
    address.searchParams.delete(languageParameter);
    history.replaceState(history.state, '', address);
  } catch {
    // Then it stays in the URL, where the app reads it.
  }
}

/** Before Safari 15.4, Chrome 97 and Firefox 104 the app doesn't start; server-rendered pages can be read. */
const isTooOld = !('findLast' in Array.prototype && 'hasOwn' in Object);

function showTooOldNote(): void {
  const note = document.querySelector<HTMLTemplateElement>('template#too-old');
  if (note) (document.querySelector('.kg-ssr') ?? document.body).prepend(note.content);
}

/** Starts the app, which is in a template, after the first frame; at once if the page is hidden. */
function startApp(): void {
  const app = document.querySelector<HTMLTemplateElement>('template#app');
  if (!app) return;
  const start = () => app.replaceWith(app.content);
  if (document.hidden || page.classList.contains('kg-app-shown')) start();
  else requestAnimationFrame(() => setTimeout(start));
}

/** Marks a tapped button of the server-rendered page as busy; take-over.ts repeats the last tap. Links and forms work without the app. */
function storeTap({ target }: Event): void {
  const ssr = document.querySelector('.kg-ssr');
  const control = target instanceof Element && ssr?.contains(target) && target.closest('a, button');
  if (!ssr || !control) return;
  ssr.querySelector('button[aria-busy]')?.removeAttribute('aria-busy');
  const waits = control instanceof HTMLButtonElement && control.type === 'button';
  if (waits) control.setAttribute('aria-busy', 'true');
  const status = ssr.querySelector<HTMLElement>('[data-waiting]');
  if (status) status.textContent = waits ? (status.dataset['waiting'] ?? '') : '';
  // On wide screens the filter fields are shown instead; their form works without the app.
  if (control.matches('.search-filters')) page.classList.add('kg-filters');
  const reason = ssr.querySelector<HTMLElement>('.kg-notice');
  if (reason) reason.textContent = control.matches('[data-log-in]') ? (reason.dataset['logIn'] ?? '') : '';
  const files = document.querySelector<HTMLTemplateElement>('template#on-tap');
  // What buttons open is loaded while the app starts.
  if (waits && files) files.replaceWith(files.content);
}

/** A user who focuses a select isn't waiting for a sheet any more. */
function clearTap({ target }: Event): void {
  if (target instanceof HTMLSelectElement)
    document.querySelector('.kg-ssr button[aria-busy]')?.removeAttribute('aria-busy');
}

/** Omits empty fields from the URL when the browser submits the search form. */
function omitEmptyFields({ target, formData }: FormDataEvent): void {
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

storeRequestedLanguage();
page.lang = languages[initialLanguage()].tag;
// Server-rendered pages are for guests without preferences and in one language.
const isLoggedIn = Boolean(read('localStorage', 'user') ?? read('sessionStorage', 'user'));
const preferences = read('localStorage', 'wishes');
const comesFirst = preferences !== null && preferences !== '{}' && /^\/(jobs)?$/.test(location.pathname);
page.classList.toggle('kg-asked', preferences !== null);
page.classList.toggle(
  'kg-app-shown',
  !isTooOld && (isLoggedIn || comesFirst || page.dataset['ssr'] !== page.lang),
);
applyTheme();
document.addEventListener('DOMContentLoaded', isTooOld ? showTooOldNote : startApp);
addEventListener('click', storeTap);
addEventListener('focusin', clearTap);
addEventListener('formdata', omitEmptyFields);
// Chromium fires it once, perhaps before the app has started.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault();
  window.installOffer = offer as NonNullable<typeof window.installOffer>;
});
addEventListener('appinstalled', () => delete window.installOffer);
