/** The hot list (spec §7 GET /job/get): the same for every guest, so it is kept ready for a moment. */
import { type JobListItem, type JobsQuery, listJobs } from '#contract/jobs.ts';
import { briefCache, type Keeping } from '#server/http/brief-cache.ts';
import { type Prepared } from '#server/http/call.ts';
import { secondMs } from '#server/http/clock.ts';
import { prepare, readPrepared } from '#server/http/send-reply.ts';
import { type Services } from '#server/http/services.ts';
import { withFlags } from './favourite-store.ts';
import { findJobs } from './job-search.ts';

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
  const pages = briefCache<Prepared>(clock, ttlMs, pagesKept);
  changes.onChange(() => pages.drop());

  /**
   * With several nodes only first pages are kept: when another node adds a job, a later page that is older than the
   * first one would skip a job, while a first page that is older only makes the later one repeat it.
   */
  const isKept = ({ page }: JobsQuery): boolean => page === 0 || !isShared;

  async function forGuests(query: JobsQuery): Promise<Prepared> {
    const load = async (keeping?: Keeping) => prepare(Buffer.from((await findJobs(db, query)).json), keeping);
    return isKept(query) ? pages.get(JSON.stringify(query), load) : load();
  }
  const itemsForGuests = async (query: JobsQuery) => readPrepared(listJobs, await forGuests(query));

  return {
    forGuests,
    itemsForGuests,
    forPerson: async (query, userId) => withFlags(db, userId, await itemsForGuests(query)),
  };
}
