/** One job in full (product 7.4): a link that goes round in chats is opened by many at once. */
import { getJob, type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { Failure } from '#server/http/api/failures.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { secondMs } from '#server/http/clock.ts';
import { type Services } from '#server/http/services.ts';
import { withFlags } from './favourite-store.ts';
import { areAlike, onJobChange } from './job-changes.ts';
import { type FoundJob, readJob } from './job-reading.ts';

export interface JobDetails {
  /** Throws `not_found`, like the other. */
  forGuests(id: number): Promise<SerializedReply>;
  /** The same before it is serialized, for pages that the server writes. */
  detailForGuests(id: number): Promise<JobDetail>;
  /** With what the person saved and applied for, of one's own also where it is hidden (product 4.17); never cached. */
  forPerson(id: number, userId: number): Promise<JobDetail>;
}

const jobsCached = 500;

export function createJobDetails({ db, clock, changeEvents, helpNumbers }: Services): JobDetails {
  type Cached = Omit<FoundJob, 'json'> & { reply: SerializedReply };
  const jobs = new LoadingCache<Cached>({ clock, ttlMs: secondMs, staleMs: 30 * secondMs, max: jobsCached });
  changeEvents.on('companyChanged', () => jobs.clear());
  onJobChange(changeEvents, (changed) => jobs.forget((job) => areAlike(job, changed)));

  const load = async (id: number): Promise<Cached> => {
    const { json, ...kind } = await readJob(db, { id, helpNumbers });
    return { ...kind, reply: new SerializedReply(json, { isShareable: true }) };
  };
  const forGuests = async (id: number) => (await jobs.get(String(id), () => load(id))).reply;
  const detailForGuests = async (id: number) => (await forGuests(id)).read(getJob);

  /** Read anew where guests are shown none: few jobs are hidden, and few people own one. */
  const detailForOwner = async (id: number, ownerId: number): Promise<JobDetail> =>
    new SerializedReply((await readJob(db, { id, helpNumbers, ownerId })).json).read(getJob);
  const detailFor = (id: number, userId: number): Promise<JobDetail> =>
    detailForGuests(id).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'not_found') return detailForOwner(id, userId);
      throw error;
    });

  return {
    forGuests,
    detailForGuests,
    async forPerson(id, userId) {
      const { isFavorite: favorite, ...job } = await detailFor(id, userId);
      const [own, ...moreJobs] = await withFlags<JobListItem>(db, userId, [
        { ...job, favorite },
        ...job.moreJobs,
      ]);
      return { ...job, isFavorite: own?.favorite ?? false, applied: own?.applied ?? false, moreJobs };
    },
  };
}
