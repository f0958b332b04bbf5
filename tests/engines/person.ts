/** What a person does in a browser, in a language, over a network that can go: they look, tap and write as long as it takes. */
import { expect } from 'vitest';
import { type User } from '#contract/accounts.ts';
import { type Gate } from '../support/network-gate.ts';
import { type Locale, wording } from '../support/wording.ts';
import { password } from './board.ts';
import { type Browser } from './browsers.ts';

const patience = { timeout: 30_000 };

export type Person = ReturnType<typeof personIn>;

export function personIn(browser: Browser, gate: Gate, language: Locale) {
  const words = wording(language);
  const target = '[data-test-target]';
  /** Whether a page that is just loading counts as a no. */
  const asked = <T>(ask: () => Promise<T>) => expect.poll(() => ask().catch(() => undefined), patience);

  /** Marks the control that says this, for a real click. */
  const mark = (text: string): Promise<boolean> =>
    browser.run((wanted: string) => {
      for (const one of document.querySelectorAll('[data-test-target]'))
        one.removeAttribute('data-test-target');
      const page =
        document.querySelector('dialog[open]') ??
        document.querySelector('.ion-page:not(.ion-page-hidden, .ion-page-invisible)') ??
        document;
      const named = [...page.querySelectorAll<HTMLElement>('button, a, label')].filter(
        (one) =>
          one.getClientRects().length > 0 &&
          (one.innerText.replaceAll('\u200b', '').trim() === wanted ||
            one.getAttribute('aria-label') === wanted),
      );
      // Of a job's own page, not of those that are like it.
      const found = named.find((one) => !one.closest('article')) ?? named[0];
      found?.setAttribute('data-test-target', '');
      found?.scrollIntoView({ block: 'center' });
      return found !== undefined;
    }, text);

  const person = {
    /** Whether it is there now. */
    hasNow: (text: string) => mark(words(text)).catch(() => false),
    sees: (text: string) => asked(() => mark(words(text))).toBe(true),
    tap: (text: string) =>
      asked(async () => (await mark(words(text))) && browser.click(target).then(() => true)).toBe(true),
    /** Waits until the app itself is there. */
    async open(path: string): Promise<void> {
      await browser.open(gate.address + path);
      await asked(() =>
        browser.run(() => !document.querySelector('.kg-ssr') && document.querySelector('#root h1') !== null),
      ).toBe(true);
    },
    async fill(selector: string, text: string): Promise<void> {
      await asked(() => browser.run((what: string) => document.querySelector(what) !== null, selector)).toBe(
        true,
      );
      await browser.type(selector, text);
    },
    /** A page that could not be loaded or drawn says so. */
    isWhole: async () =>
      expect(await browser.run(() => document.querySelector('#root')?.textContent ?? '')).not.toContain(
        words('Something went wrong'),
      ),
    seesJobs: () =>
      asked(() => browser.run(() => document.querySelectorAll('article h3 a').length > 0)).toBe(true),
    async logIn({ name }: User, remember: boolean, next = '/'): Promise<void> {
      await person.open(`/login?next=${encodeURIComponent(next)}`);
      await person.fill('[name=name]', name);
      await person.fill('[name=password]', password);
      if (remember)
        await browser.run(() => document.querySelector<HTMLElement>('form [type=checkbox]')?.click());
      await person.tap('Log In');
      await asked(() => browser.run(() => location.pathname !== '/login')).toBe(true);
    },
    /** The service worker serves this page. */
    hasWorker: () => asked(() => browser.run(() => navigator.serviceWorker.controller !== null)).toBe(true),
    async write(text: string): Promise<void> {
      await person.open('/contact');
      await person.fill('[name=email]', 'dara@example.com');
      await person.fill('textarea', text);
      await person.tap('Send');
    },
  };
  return person;
}
