/** What a person does in a browser, in a language, over a network that can go: they look, tap and write as long as it takes. */
import { expect } from 'vitest';
import { type User } from '#contract/sessions.ts';
import { type Gate } from '../support/network-gate.ts';
import { type Locale, wording } from '../support/wording.ts';
import { password } from './board.ts';
import { type Browser } from './browsers.ts';

const patience = { timeout: 60_000 };

/** A control by its accessible name, or an element by its selector. */
type Wanted = { text?: string; selector?: string; canBeTapped?: boolean };

export type Person = ReturnType<typeof personIn>;

export function personIn(browser: Browser, gate: Gate, language: Locale) {
  const words = wording(language);
  const target = '[data-test-target]';
  /** Whether a page that is just loading counts as a no. */
  const asked = <T>(ask: () => Promise<T>) => expect.poll(() => ask().catch(() => undefined), patience);

  /** Marks the first visible match on the current page, so that the browser can really click it or type into it. */
  const mark = (wanted: Wanted): Promise<boolean> =>
    browser.run(({ text, selector, canBeTapped }: Wanted) => {
      for (const one of document.querySelectorAll('[data-test-target]'))
        one.removeAttribute('data-test-target');
      const page =
        [...document.querySelectorAll('dialog[open]')].at(-1) ??
        document.querySelector('.ion-page:not(.ion-page-hidden, .ion-page-invisible)') ??
        document;
      const saysIt = (one: HTMLElement): boolean =>
        [one.innerText, one.getAttribute('aria-label') ?? ''].some(
          (said) => said.replaceAll('\u200b', '').trim() === text,
        );
      const matches = [
        ...(selector ? document : page).querySelectorAll<HTMLElement>(selector ?? 'button, a, label'),
      ].filter(
        (one) =>
          one.getClientRects().length > 0 &&
          (!canBeTapped || !one.matches(':disabled')) &&
          // A choice is named by its title; more text follows.
          (text === undefined || saysIt(one) || [...one.querySelectorAll('strong')].some(saysIt)),
      );
      // The page's own job, not the similar ones below it.
      const found = matches.find((one) => !one.closest('article')) ?? matches[0];
      found?.setAttribute('data-test-target', '');
      found?.scrollIntoView({ block: 'center' });
      // While a sheet slides in, a tap lands on whatever comes by.
      const isMoving = document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' &&
            effect instanceof KeyframeEffect &&
            effect.target?.contains(found ?? null),
        );
      if (canBeTapped && found) {
        const observed = Object.assign(window, { isTapMissed: true });
        const land = ({ target: tapped }: Event) => {
          if (found.contains(tapped as Node)) observed.isTapMissed = false;
        };
        window.addEventListener('click', land, { capture: true, once: true });
      }
      return found !== undefined && !(canBeTapped && isMoving);
    }, wanted);
  /** Taps again if the tap landed elsewhere, because something moved or covered the control meanwhile. */
  const markAndTap = (wanted: Wanted) =>
    asked(async () => {
      if (!(await mark({ ...wanted, canBeTapped: true }))) return false;
      await browser.click(target).catch(() => undefined);
      const isMissed = () => {
        if (!('isTapMissed' in window) || window.isTapMissed !== true) return false;
        // A toast closes by itself only while no pointer is over it.
        for (const close of document.querySelectorAll<HTMLElement>('.kg-notices button')) close.click();
        return true;
      };
      // A page that is being replaced gives no answer: the tap led away from it.
      return !(await browser.run(isMissed).catch(() => false));
    }).toBe(true);

  const person = {
    /** Whether it is there now. */
    hasNow: (text: string) => mark({ text: words(text) }).catch(() => false),
    sees: (text: string) => asked(() => mark({ text: words(text) })).toBe(true),
    tap: (text: string) => markAndTap({ text: words(text) }),
    tapAt: (selector: string) => markAndTap({ selector }),
    /** Waits until the app itself is there. */
    async open(path: string): Promise<void> {
      await browser.open(gate.address + path);
      await asked(() =>
        browser.run(() => !document.querySelector('.kg-ssr') && document.querySelector('#root h1') !== null),
      ).toBe(true);
    },
    async fill(selector: string, text: string): Promise<void> {
      await asked(() => mark({ selector })).toBe(true);
      await browser.type(target, text);
    },
    /** In a list or a date, whose own pickers no driver can operate. */
    async choose(name: string, value: string): Promise<void> {
      await asked(() => mark({ selector: `[name="${name}"]` })).toBe(true);
      await browser.run((chosen: string) => {
        const field = document.querySelector('[data-test-target]');
        if (!field) return;
        // React overrides the setter of the element itself.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, chosen);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }, value);
    },
    isAt: (path: string) => asked(() => browser.run(() => location.pathname)).toBe(path),
    /** What a field contains, or an element says. */
    shows: (selector: string, text: string) =>
      asked(() =>
        browser.run((what: string) => {
          const [shown] = [...document.querySelectorAll<HTMLInputElement>(what)].filter(
            (one) => one.getClientRects().length > 0,
          );
          return (shown?.value ?? shown?.innerText ?? '').replaceAll('\u200b', '');
        }, selector),
      ).toContain(text),
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
    /** Returns the new account's name. */
    async register(accType: 'employee' | 'employer', next: string): Promise<string> {
      const name = `${accType}-${crypto.randomUUID()}`;
      await person.open(`/register?next=${encodeURIComponent(next)}`);
      await person.tap(accType === 'employee' ? 'Get hired' : 'Hire employees');
      await person.fill('[name=name]', name);
      await person.fill('[name=password]', password);
      await person.tap('Register');
      await asked(() => browser.run(() => location.pathname !== '/register')).toBe(true);
      return name;
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
