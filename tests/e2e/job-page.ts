/** The pages of jobs, as they are on screen. Knows no story. */
import { type Locator, type Page } from '@playwright/test';

/** The job's own button, by its words in the page's language; not one of a related job, nor of a page on its way out. */
export const ownButton = (page: Page, words: string): Locator =>
  page
    .locator('.kg-sticky-bar:visible, .job-detail-side:visible')
    .getByRole('button', { name: words, exact: true });

/** What stories about jobs press and read, in the words of one language. */
export const jobPartsIn = (words: (english: string) => string) => ({
  button: (page: Page, name: string): Locator => page.getByRole('button', { name: words(name), exact: true }),
  own: (page: Page, name: string): Locator => ownButton(page, words(name)),
  heading: (page: Page, name: string): Locator => page.getByRole('heading', { name: words(name) }),
});
