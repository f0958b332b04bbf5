/** The visible job cards, and their jobs as the API lists them. */
import { type Locator, type Page } from '@playwright/test';
import { type JobListItem } from '#contract/jobs.ts';

/** A card is an article whose heading links to its job. */
const title = (within: Page | Locator): Locator =>
  within.getByRole('heading', { level: 3 }).getByRole('link');
export const cards = (page: Page): Locator => page.getByRole('article').filter({ has: title(page) });
export const cardOf = (page: Page, { job_id }: Pick<JobListItem, 'job_id'>): Locator =>
  cards(page).filter({ has: page.locator(`a[href="/jobDetail/${job_id}"]`) });
/** The job's name on its card, which opens the job. */
export const openingLink = (card: Locator): Locator => title(card);
/** The round button on a card, pressed if the job is saved. */
export const saving = (card: Locator, pressed: boolean): Locator =>
  card.locator(`button[aria-pressed=${pressed}]`);
export const listing = (page: Page, query: string) =>
  page.request.get(`/api/job/get?${query}`).then((answer) => answer.json() as Promise<JobListItem[]>);
export const aJob = async (page: Page, is: (job: JobListItem) => boolean): Promise<JobListItem> => {
  for (let number = 0; ; number++) {
    const found = await listing(page, `page=${number}`);
    const job = found.find(is);
    if (job) return job;
    if (found.length === 0) throw new Error('the demonstration has no such job');
  }
};
