/** The parts of a page as users find them: by role and by text in the page's language. */
import { type Locator, type Page } from '@playwright/test';
import { type Wording } from '../support/wording.ts';

export type Screen = ReturnType<typeof screenOf>;

export function screenOf(page: Page, words: Wording) {
  const main = page.getByRole('main').filter({ visible: true });
  const named = (name: string) => ({ name: words(name), exact: true });
  const field = (label: string): Locator => main.getByLabel(words(label), { exact: true });
  /** The job that the page shows. */
  const job = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  return {
    page,
    words,
    main,
    button: (name: string, within: Page | Locator = page): Locator => within.getByRole('button', named(name)),
    link: (name: string, within: Page | Locator = page): Locator => within.getByRole('link', named(name)),
    heading: (name: string): Locator => page.getByRole('heading', { name: words(name) }),
    field,
    /** Fills in the visible log-in form, and submits it. */
    logIn: async (person: { readonly name: string; readonly password: string }): Promise<void> => {
      await field('Name').fill(person.name);
      await field('Password').fill(person.password);
      await main.getByRole('button', named('Log In')).click();
    },
    says: (sentence: string, within: Page | Locator = page): Locator => within.getByText(words(sentence)),
    /** The toast at the top: `alert` is a red one for errors. */
    notice: (sentence: string, role: 'alert' | 'status' = 'status'): Locator =>
      page.getByRole(role).filter({ hasText: words(sentence) }),
    job,
    /** A button of the page's own job, not of a related one: beside its texts, or in the bar below. */
    own: (name: string): Locator => job.or(page.getByRole('contentinfo')).getByRole('button', named(name)),
    /** The toolbar of a page that was opened from another one. */
    header: page.getByRole('banner'),
  };
}
