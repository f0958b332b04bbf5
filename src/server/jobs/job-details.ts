/** One job in full (product 7.4): a link that goes round in chats is opened by many at once. */
import { getJob, type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { Failure } from '#server/http/api/failures.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { nodeCacheMs } from '#server/http/cache/guest-caching.ts';
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

/** Jobs as guests see them, read from `db`. */
function createJobs({ db, clock, changeEvents, helpNumbers }: Services) {
  type Cached = Omit<FoundJob, 'json'> & { reply: SerializedReply };
  const jobs = new LoadingCache<Cached>({
    name: 'jobs',
    clock,
    ttlMs: nodeCacheMs,
    staleMs: 30 * secondMs,
    max: jobsCached,
  });
  changeEvents.on('companyChanged', () => jobs.clear());
  onJobChange(changeEvents, (changed) => jobs.invalidate((job) => areAlike(job, changed)));

  const load = async (id: number): Promise<Cached> => {
    const { json, ...kind } = await readJob(db, { id, helpNumbers });
    return { ...kind, reply: new SerializedReply(json, { isShareable: true }) };
  };
  return async (id: number) => (await jobs.get(String(id), () => load(id))).reply;
}

export function createJobDetails(services: Services): JobDetails {
  const { db, guestDb, helpNumbers } = services;
  const forGuests = createJobs({ ...services, db: guestDb });
  // Replicas do not have at once what somebody has just written.
  const jobFor = guestDb === db ? forGuests : createJobs(services);

  /** Read anew where guests are shown none: few jobs are hidden, and few people own one. */
  const detailForOwner = async (id: number, ownerId: number): Promise<JobDetail> =>
    new SerializedReply((await readJob(db, { id, helpNumbers, ownerId })).json).read(getJob);
  const detailFor = async (id: number, userId: number): Promise<JobDetail> => {
    try {
      return (await jobFor(id)).read(getJob);
    } catch (error) {
      if (error instanceof Failure && error.code === 'not_found') return detailForOwner(id, userId);
      throw error;
    }
  };

  return {
    forGuests,
    detailForGuests: async (id) => (await forGuests(id)).read(getJob),
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
