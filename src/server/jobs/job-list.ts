/** The hot list (spec §7 GET /job/get): the same for every guest, so it is kept ready for a moment. */
import { type JobListItem, type JobsQuery, listJobs } from '#contract/jobs.ts';
import { briefCache } from '#server/http/brief-cache.ts';
import { Prepared } from '#server/http/call.ts';
import { secondMs } from '#server/http/clock.ts';
import { prepare } from '#server/http/send-reply.ts';
import { type Services } from '#server/http/services.ts';
import { withFlags } from './favourite-store.ts';
import { findJobs } from './job-search.ts';

type Page = { readonly items: JobListItem[]; readonly prepared: Prepared };

export interface JobList {
  forGuests(query: JobsQuery): Promise<Prepared>;
  /** The same before it is prepared, for pages that the server writes. */
  itemsForGuests(query: JobsQuery): Promise<JobListItem[]>;
  /** With what the person saved and applied for; never kept. */
  forPerson(query: JobsQuery, userId: number): Promise<JobListItem[]>;
}

const ttlMs = secondMs;
const pagesKept = 500;

export function createJobList({ db, clock, changes, isShared }: Services): JobList {
  const pages = briefCache<Page>(clock, ttlMs, pagesKept);
  changes.onChange(() => pages.drop());

  /**
   * With several nodes only first pages are kept: when another node adds a job, a later page that is older than the
   * first one would skip a job, while a first page that is older only makes the later one repeat it.
   */
  const isKept = ({ page }: JobsQuery): boolean => page === 0 || !isShared;

  async function pageOf(query: JobsQuery): Promise<Page> {
    const load = async () => {
      const items = await findJobs(db, query);
      return { items, prepared: prepare(listJobs, items) };
    };
    return isKept(query) ? pages.get(JSON.stringify(query), load) : load();
  }

  return {
    forGuests: async (query) => (await pageOf(query)).prepared,
    itemsForGuests: async (query) => (await pageOf(query)).items,
    async forPerson(query, userId) {
      const { items } = await pageOf(query);
      return withFlags(db, userId, items);
    },
  };
}
