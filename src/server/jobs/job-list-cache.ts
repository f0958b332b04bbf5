/** The hot list (product 7.3): the same for every guest, so it is cached for a moment. */
import { type JobListItem, type JobsQuery, listJobs } from '#contract/jobs.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { nodeCacheMs } from '#server/http/cache/guest-caching.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { secondMs } from '#server/http/clock.ts';
import { type Services } from '#server/http/services.ts';
import { withFlags } from './favourite-store.ts';
import { mayList, onJobChange } from './job-changes.ts';
import { findJobs } from './search/job-search.ts';

export interface JobList {
  forGuests(query: JobsQuery): Promise<SerializedReply>;
  /** The same before it is serialized, for pages that the server writes. */
  itemsForGuests(query: JobsQuery): Promise<JobListItem[]>;
  /** With what the person saved and applied for; never cached. */
  forPerson(query: JobsQuery, userId: number): Promise<JobListItem[]>;
}

const pagesCached = 500;

/** Lists as guests see them, read from `db`. */
function createPages({ db, clock, changeEvents, isShared }: Services) {
  const pages = new LoadingCache<SerializedReply>({
    name: 'lists',
    clock,
    ttlMs: nodeCacheMs,
    staleMs: 30 * secondMs,
    max: pagesCached,
  });
  changeEvents.on('companyChanged', () => pages.clear());
  onJobChange(changeEvents, (job) =>
    // A key is the query that it stands for.
    pages.invalidate((_page, key) => mayList(JSON.parse(key) as JobsQuery, job)),
  );

  /**
   * Where others cache, or write to the same database, only first pages may be cached: a later page that is older than
   * the first one would skip a job, while a first page that is older only makes the later one repeat it.
   */
  return async (query: JobsQuery): Promise<SerializedReply> => {
    const isFirst = query.page === 0;
    const load = async () => new SerializedReply((await findJobs(db, query)).json, { isShareable: isFirst });
    return isFirst || !isShared ? pages.get(JSON.stringify(query), load) : load();
  };
}

export function createJobList(services: Services): JobList {
  const { db, guestDb } = services;
  const forGuests = createPages({ ...services, db: guestDb });
  // Replicas do not have at once what somebody has just written.
  const pageFor = guestDb === db ? forGuests : createPages(services);
  return {
    forGuests,
    itemsForGuests: async (query) => (await forGuests(query)).read(listJobs),
    forPerson: async (query, userId) => withFlags(db, userId, (await pageFor(query)).read(listJobs)),
  };
}
