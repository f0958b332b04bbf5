/** Pages of the job list (product 7.3), cached because all guests get the same. */
import { blockedEmployers } from '#server/applications/block-store.ts';
import { type JobListItem, type JobsQuery, listJobs } from '#contract/jobs.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { nodeCacheMs } from '#server/http/cache/guest-caching.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { secondMs } from '#server/http/clock.ts';
import { type Services } from '#server/http/services.ts';
import { withFlags } from './favourite-store.ts';
import { onJobChange } from './job-changes.ts';
import { findJobs } from './search/job-search.ts';
import { mayFind } from './search/search-key-store.ts';
import { notOf } from './search/job-filters.ts';

export interface JobList {
  forGuests(query: JobsQuery): Promise<SerializedReply>;
  /** The same as objects, for server-rendered pages. */
  itemsForGuests(query: JobsQuery): Promise<JobListItem[]>;
  /** With the person's saved and applied flags, which are never cached; without jobs of employers that they block. */
  forPerson(query: JobsQuery, userId: number): Promise<JobListItem[]>;
}

const pagesCached = 500;

/** Reads guests' pages from `db`. */
function createPages({ db, clock, changeEvents, isShared, demo }: Services) {
  const pages = new LoadingCache<SerializedReply>({
    name: 'lists',
    clock,
    ttlMs: nodeCacheMs,
    staleMs: 30 * secondMs,
    max: pagesCached,
  });
  changeEvents.on('companyChanged', () => pages.clear());
  onJobChange(changeEvents, (job) =>
    // Keys are the queries as JSON.
    pages.invalidate((_page, key) => mayFind(JSON.parse(key) as JobsQuery, job)),
  );

  /**
   * If proxies cache too, or other nodes write to the database, only first pages may be cached: a later page that is
   * older than the first could skip a job. An older first page only makes the next page repeat one.
   */
  return async (query: JobsQuery): Promise<SerializedReply> => {
    const isFirst = query.page === 0;
    const load = async () =>
      new SerializedReply((await findJobs(db, query, demo)).json, { isShareable: isFirst });
    return isFirst || !isShared ? pages.get(JSON.stringify(query), load) : load();
  };
}

export function createJobList(services: Services): JobList {
  const { db, guestDb } = services;
  const forGuests = createPages({ ...services, db: guestDb });
  // A replica may lack what the person has just written.
  const pageFor = guestDb === db ? forGuests : createPages(services);
  return {
    forGuests,
    itemsForGuests: async (query) => (await forGuests(query)).read(listJobs),
    async forPerson(query, userId) {
      const [page, blocked] = await Promise.all([pageFor(query), blockedEmployers(db, userId)]);
      if (blocked.length === 0) return withFlags(db, userId, page.read(listJobs));
      const own = await findJobs(db, query, services.demo, [notOf(blocked)]);
      return withFlags(db, userId, new SerializedReply(own.json).read(listJobs));
    },
  };
}
