/** The pages of a job list as one list (product 4.5): where it ends, and no job twice. */
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { type ListPage } from '#contract/list-pages.ts';

/** One that goes on after a cursor says where, too (product 7.40). */
export type JobPage = JobListItem[] | ListPage<JobListItem>;

export const jobsIn = (page: JobPage): JobListItem[] => (Array.isArray(page) ? page : page.items);

/** The page with its jobs changed. */
export const changePage = (page: JobPage, change: (jobs: JobListItem[]) => JobListItem[]): JobPage =>
  Array.isArray(page) ? change(page) : { ...page, items: change(page.items) };

/** The number of the page after this one, or undefined when this one was the last: pages before it are always full. */
export const pageAfter = (page: readonly JobListItem[], number: number): number | undefined =>
  page.length < pageSize ? undefined : number + 1;

/** All jobs in order; one that slid onto the next page while jobs were added counts once. */
export function jobsOfPages(pages: readonly (readonly JobListItem[])[]): JobListItem[] {
  const seen = new Set<number>();
  return pages.flat().filter(({ job_id }) => !seen.has(job_id) && seen.add(job_id));
}
