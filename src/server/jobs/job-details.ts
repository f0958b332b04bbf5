/** One job in full (spec §7 GET /job/get/{id}): a link that goes round in chats is opened by many at once. */
import { getJob, type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { briefCache } from '#server/http/brief-cache.ts';
import { type Prepared } from '#server/http/call.ts';
import { secondMs } from '#server/http/clock.ts';
import { prepare } from '#server/http/send-reply.ts';
import { type Services } from '#server/http/services.ts';
import { withFlags } from './favourite-store.ts';
import { type FullJob, readJob } from './job-store.ts';

type Kept = { readonly job: FullJob; readonly prepared: Prepared };

export interface JobDetails {
  /** Throws `not_found`, like the other. */
  forGuests(id: number): Promise<Prepared>;
  /** The same before it is prepared, for pages that the server writes. */
  detailForGuests(id: number): Promise<JobDetail>;
  /** With what the person saved and applied for; never kept. */
  forPerson(id: number, userId: number): Promise<JobDetail>;
}

const jobsKept = 500;

const toDetail = ({ favorite, ...job }: FullJob): JobDetail => ({ ...job, isFavorite: favorite });

export function createJobDetails({ db, clock, changes }: Services): JobDetails {
  const kept = briefCache<Kept>(clock, secondMs, jobsKept);
  changes.onChange(() => kept.drop());

  const find = (id: number): Promise<Kept> =>
    kept.get(String(id), async () => {
      const job = await readJob(db, id);
      return { job, prepared: prepare(getJob, toDetail(job)) };
    });

  return {
    forGuests: async (id) => (await find(id)).prepared,
    detailForGuests: async (id) => toDetail((await find(id)).job),
    async forPerson(id, userId) {
      const { job } = await find(id);
      const [own = job, ...moreJobs] = await withFlags<JobListItem>(db, userId, [job, ...job.moreJobs]);
      return toDetail({ ...job, favorite: own.favorite, applied: own.applied, moreJobs });
    },
  };
}
