/** Which of an employer's jobs are shown (product 2.9): those that hire, those that end soon, closed ones; and by name. */
import { type MyJob, type MyJobsView } from '#contract/my-jobs.ts';
import { normalise } from '#search/normalise.ts';
import { daysLeft } from '#client/language/days-left.ts';

/** With more jobs than these they can be searched. */
export const searchedAbove = 20;

const belongs: Record<MyJobsView, (job: MyJob, now: number) => boolean> = {
  hiring: ({ status }) => status === 'Hiring',
  ending: (job, now) => daysLeft(job, now) !== undefined,
  closed: ({ status }) => status === 'Closed',
};

export function jobsOfView(jobs: readonly MyJob[], view: MyJobsView, sought: string, now: number): MyJob[] {
  const wanted = normalise(sought.trim());
  return jobs.filter((job) => belongs[view](job, now) && normalise(job.name).includes(wanted));
}
