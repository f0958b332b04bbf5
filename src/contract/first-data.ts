/** What the server writes into a page so that the app need not ask for it: answers that every guest may see. */
import * as z from 'zod/mini';
import { getJob, listJobs } from './jobs.ts';

/** The id of the element that holds it, as JSON. */
export const firstDataId = 'first-data';

export const firstData = z.object({
  /** The first page of the unfiltered list. */
  jobs: z.optional(listJobs.reply),
  job: z.optional(getJob.reply),
});
export type FirstData = z.output<typeof firstData>;
