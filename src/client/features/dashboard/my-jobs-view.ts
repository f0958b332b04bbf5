/** Filters an employer's jobs by view and name (product 2.9). */
import { type MyJob, type MyJobsView } from '#contract/my-jobs.ts';
import { normalise } from '#search/normalise.ts';
import { daysLeft } from '#client/language/days-left.ts';

/** With more jobs than this, a search field is shown. */
export const searchAbove = 20;

const isInView: Record<MyJobsView, (job: MyJob, now: number) => boolean> = {
  hiring: ({ status }) => status === 'Hiring',
  ending: (job, now) => daysLeft(job, now) !== undefined,
  closed: ({ status }) => status === 'Closed',
};

export function jobsOfView(
  jobs: readonly MyJob[],
  view: MyJobsView,
  searchText: string,
  now: number,
): MyJob[] {
  const text = normalise(searchText.trim());
  return jobs.filter((job) => isInView[view](job, now) && normalise(job.name).includes(text));
}
