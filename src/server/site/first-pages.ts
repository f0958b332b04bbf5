/** What the pages that people arrive at begin with (docs/decisions/0008): real jobs in HTML, as a guest sees them. */
import * as z from 'zod/mini';
import { jobsQuery, type JobsQuery } from '#contract/job-requests.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { isMarkup } from '#contract/rich-text.ts';
import { type Clock } from '#server/http/clock.ts';
import { type FirstContent } from '#server/http/first-content.ts';
import { html } from '#server/http/markup.ts';
import { type PageWish } from '#server/http/pages.ts';
import { type BuiltClient } from './built-client.ts';
import { heroPicture, homePage } from './first-home-page.ts';
import { jobPage } from './first-job-page.ts';
import { jobsPage } from './first-jobs-page.ts';
import { type Scene } from './first-parts.ts';
import { wordsIn } from './words.ts';

type Sources = {
  /** Undefined where there is no built client: then no page begins with anything. */
  readonly built: BuiltClient | undefined;
  readonly clock: Clock;
  readonly list: { itemsForGuests(query: JobsQuery): Promise<JobListItem[]> };
  readonly details: { detailForGuests(id: number): Promise<JobDetail> };
};

const screens = {
  home: 'src/client/features/site/home-screen.tsx',
  job: 'src/client/features/jobs/job-detail-screen.tsx',
} as const;
/** Without it the app could not show markup as the page does. */
const cleaner = 'src/client/ui/clean-markup.ts';

const everyJob = z.parse(jobsQuery, {});
const jobPath = /^\/jobDetail\/([1-9]\d{0,14})$/;

/** Gives the beginning of a page that has one: `/`, `/jobs` and a job. Throws `not_found` for a job that does not exist. */
export function firstPages({ built, clock, list, details }: Sources) {
  return async (wish: PageWish): Promise<FirstContent | undefined> => {
    if (built === undefined || wish.searches) return undefined;
    const { path, language } = wish;
    const say = wordsIn(language, built.khmer);
    const scene: Scene = { ...wish, say, now: clock() };
    const links = (...sources: string[]) => built.links(sources, language);
    const id = jobPath.exec(path)?.[1];
    if (id !== undefined) {
      const job = await details.detailForGuests(Number(id));
      const sources = isMarkup(job.description) ? [screens.job, cleaner] : [screens.job];
      return { ...links(...sources), page: jobPage(scene, job), data: { job }, language };
    }
    if (path !== '/jobs' && path !== '/') return undefined;
    const jobs = await list.itemsForGuests(everyJob);
    if (path === '/jobs') return { ...links(), page: jobsPage(scene, jobs), data: { jobs }, language };
    const { styles, scripts } = links(screens.home);
    const page = homePage(scene, jobs);
    return { styles: html`${styles}${heroPicture}`, scripts, page, data: { jobs }, language };
  };
}
