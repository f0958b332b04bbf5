/** The page of one job, as it is on screen. Knows no story. */
import { type Locator, type Page } from '@playwright/test';

/** The job's own button, by its words in the page's language; not one of a related job, nor of a page on its way out. */
export const ownButton = (page: Page, words: string): Locator =>
  page
    .locator('.kg-sticky-bar:visible, .job-detail-side:visible')
    .getByRole('button', { name: words, exact: true });
