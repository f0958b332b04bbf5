/** Joins the pages of a job list into one list without repeated jobs (product 4.5). */
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { type ListPage } from '#contract/list-pages.ts';

/** Pages by number are arrays; pages by cursor also have the next cursor (product 7.40). */
export type JobPage = JobListItem[] | ListPage<JobListItem>;

export const jobsIn = (page: JobPage): JobListItem[] => (Array.isArray(page) ? page : page.items);

export const changePage = (page: JobPage, change: (jobs: JobListItem[]) => JobListItem[]): JobPage =>
  Array.isArray(page) ? change(page) : { ...page, items: change(page.items) };

/** The number of the next page; undefined after the last one, which is the first that is not full. */
export const pageAfter = (page: readonly JobListItem[], number: number): number | undefined =>
  page.length < pageSize ? undefined : number + 1;

/** All jobs in order, without repeats: a new job moves others onto the next page. */
export function jobsOfPages(pages: readonly (readonly JobListItem[])[]): JobListItem[] {
  const seen = new Set<number>();
  return pages.flat().filter(({ job_id }) => !seen.has(job_id) && seen.add(job_id));
}
