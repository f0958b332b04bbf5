/** The fixtures of every spec: a page in the project's language and width, and its parts by role and words. */
import { type BrowserContext, expect, type Page, type Route, test as base } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type Locale, wording } from '../support/wording.ts';
import { comeAs, speak } from './people.ts';
import { type Screen, screenOf } from './screen.ts';

export { expect };

type Fixtures = Omit<Screen, 'page'> & {
  /** The notification permission set before: blocked, so that no test is asked, or none. */
  notifications: 'blocked' | 'asked';
  /** A used phone doesn't show the card of the first visit; a new one has its browser's `locale` and shows it. */
  phone: 'used' | 'new';
  /** The project's; `test.use({ language: 'km' })` overrides it where it matters. */
  language: Locale;
  /** All parts of the page at once. */
  parts: Screen;
  /** Delays requests to this URL until the returned function is called. */
  hold: (address: string | RegExp, then?: (route: Route) => Promise<void>) => Promise<() => void>;
  /** Opens another user's browser with the same width and language; a guest's by default. */
  visit: (person?: User) => Promise<Screen>;
};

/** Waits until the app has replaced the server-rendered page. */
export const appStarted = (page: Page): Promise<void> => expect(page.locator('.kg-ssr')).toHaveCount(0);

/** The position in the browser's history; an open sheet can have an entry of its own. */
export const historyPosition = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => navigation.currentEntry?.index);

/** Prevents the question that follows a first application (product 2.32). */
export async function blockNotifications(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true }),
  );
}

const part =
  <Name extends keyof Screen>(name: Name) =>
  ({ parts }: { parts: Screen }, use: (part: Screen[Name]) => Promise<void>) =>
    use(parts[name]);

export const test = base.extend<Fixtures>({
  language: ['km', { option: true }],
  notifications: ['blocked', { option: true }],
  phone: ['used', { option: true }],
  context: async ({ context, language, phone, notifications }, use) => {
    if (phone === 'used') await speak(context, language);
    if (notifications === 'blocked') await blockNotifications(context);
    await use(context);
  },
  parts: ({ page, language }, use) => use(screenOf(page, wording(language))),
  words: ({ language }, use) => use(wording(language)),
  main: part('main'),
  button: part('button'),
  link: part('link'),
  heading: part('heading'),
  field: part('field'),
  logIn: part('logIn'),
  says: part('says'),
  notice: part('notice'),
  job: part('job'),
  own: part('own'),
  header: part('header'),
  hold: ({ page }, use) =>
    use(async (address, then = (route) => route.continue()) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(address, (route) => released.then(() => then(route)));
      return release;
    }),
  visit: ({ browser, language }, use) =>
    use(async (person) => {
      const context = await browser.newContext();
      await speak(context, language);
      await blockNotifications(context);
      const page = await context.newPage();
      if (person) await comeAs(page, person);
      return screenOf(page, wording(language));
    }),
});
