/** The job cards on the screen, and the jobs behind them as the API lists them. Knows no story. */
import { type Locator, type Page } from '@playwright/test';
import { type JobListItem } from '#contract/jobs.ts';

export const cards = (page: Page): Locator => page.locator('.job-card:visible:has(h3)');
export const cardOf = (page: Page, { job_id }: JobListItem): Locator =>
  cards(page).filter({ has: page.locator(`a[href="/jobDetail/${job_id}"]`) });
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
