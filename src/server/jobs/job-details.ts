/** One job in full (spec §7 GET /job/get/{id}): a link that goes round in chats is opened by many at once. */
import { getJob, type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { briefCache } from '#server/http/brief-cache.ts';
import { type Prepared } from '#server/http/call.ts';
import { secondMs } from '#server/http/clock.ts';
import { prepare, readPrepared } from '#server/http/send-reply.ts';
import { type Services } from '#server/http/services.ts';
import { withFlags } from './favourite-store.ts';
import { readJob } from './job-reading.ts';

export interface JobDetails {
  /** Throws `not_found`, like the other. */
  forGuests(id: number): Promise<Prepared>;
  /** The same before it is prepared, for pages that the server writes. */
  detailForGuests(id: number): Promise<JobDetail>;
  /** With what the person saved and applied for; never kept. */
  forPerson(id: number, userId: number): Promise<JobDetail>;
}

const jobsKept = 500;

export function createJobDetails({ db, clock, changes }: Services): JobDetails {
  const kept = briefCache<Prepared>(clock, secondMs, jobsKept);
  changes.onChange(() => kept.drop());

  const forGuests = (id: number): Promise<Prepared> =>
    kept.get(String(id), async (keeping) => prepare(Buffer.from(await readJob(db, id)), keeping));
  const detailForGuests = async (id: number) => readPrepared(getJob, await forGuests(id));

  return {
    forGuests,
    detailForGuests,
    async forPerson(id, userId) {
      const { isFavorite: favorite, ...job } = await detailForGuests(id);
      const [own, ...moreJobs] = await withFlags<JobListItem>(db, userId, [
        { ...job, favorite },
        ...job.moreJobs,
      ]);
      return { ...job, isFavorite: own?.favorite ?? false, applied: own?.applied ?? false, moreJobs };
    },
  };
}
