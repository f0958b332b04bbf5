/** Calls about jobs (product 7.3 to 7.6): search, read, save, post, edit, close. */
import { type FastifyInstance } from 'fastify';
import { findDraftWarnings } from '#contract/draft-warnings.ts';
import { listOccupations } from '#contract/job-occupations.ts';
import { addFavourite, getJob, removeFavourite } from '#contract/jobs.ts';
import { pageFavourites, pageJobs, pageMyJobs } from '#contract/list-pages.ts';
import { listAlternatives, suggestSearches } from '#contract/search-help.ts';
import { getMyJob, stopJob } from '#contract/my-jobs.ts';
import { editJob, postJob } from '#contract/postings.ts';
import { placed } from '#contract/province-locations.ts';
import { findWarnings } from '#warnings/find-warnings.ts';
import { blockedEmployers } from '#server/applications/block-store.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { SerializedReply, toJson } from '#server/http/api/serialized-reply.ts';
import { idsToRead, sendWholeList } from '#server/http/api/unpaged-list.ts';
import { countByAddress, exceeded, limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { rules } from '#server/http/limits/rules.ts';
import { createTurns } from '#server/http/limits/turns.ts';
import { type Services } from '#server/http/services.ts';
import { countEmptySearch } from '#server/statistics/count-store.ts';
import { listJobFlags } from '#contract/job-flags.ts';
import { editJob as saveEdit } from './posting-store.ts';
import { type JobDetails } from './job-details.ts';
import { withFlags } from './favourite-store.ts';
import { type JobList } from './job-list-cache.ts';
import { pageJobs as jobsAfter } from './search/job-search.ts';
import { stopJob as stop } from './close-jobs.ts';
import * as own from './my-job-store.ts';
import { findAlternatives } from './search/search-alternatives.ts';
import { suggest } from './search/search-suggestions.ts';
import * as postings from './posting-store.ts';
import * as favourites from './favourite-store.ts';
import { notOf } from './search/job-filters.ts';

/** The calls about saved jobs (product 7.5). */
function favouriteRoutes(app: FastifyInstance, { db, clock, limits, demo }: Services): void {
  mount(app, pageFavourites, async ({ caller, query: { after } }) => {
    const { user_id } = caller;
    if (after !== undefined) return favourites.pageFavourites(db, user_id, after, demo);
    const newest = await favourites.listFavouriteIds(db, user_id, idsToRead);
    const read = (ids: readonly number[]) => favourites.readFavourites(db, user_id, ids, demo);
    return sendWholeList(pageFavourites, { newest, read }, { limits, caller });
  });

  mount(app, listJobFlags, async ({ caller, query: { ids } }) => {
    const flagsOf = await favourites.readFlags(db, caller.user_id, ids);
    return ids.map((job_id) => ({ job_id, ...flagsOf(job_id) }));
  });

  mount(app, addFavourite, async ({ caller, params: { id } }) => {
    await favourites.addFavourite(db, clock, caller.user_id, id);
    return { job_id: id, favorite: true };
  });

  mount(app, removeFavourite, async ({ caller, params: { id } }) => {
    await favourites.removeFavourite(db, caller.user_id, id);
    return { job_id: id, favorite: false };
  });
}

export type JobCaches = {
  readonly list: JobList;
  readonly details: JobDetails;
  /** The reply of `listOccupations`. */
  readonly occupations: () => Promise<SerializedReply>;
};

/** Most keywords have fewer letters. */
const lettersPerPoint = 20;

export function jobRoutes(app: FastifyInstance, context: Services & { readonly jobs: JobCaches }): void {
  const { db, guestDb, clock, limits, dailyCaps, changeEvents, review, demo, afterReply } = context;
  const { list, details, occupations } = context.jobs;
  favouriteRoutes(app, context);

  const alternativesInTurn = createTurns({ atOnce: 2, waiting: 20, ofOneAddress: 4 });
  /** Counts the letters of a keyword, because parsing it takes longer the longer it is. */
  const limitSearch = async (address: string, keyword: string): Promise<void> => {
    const points = Math.ceil(keyword.length / lettersPerPoint);
    if (points > 0) await limitByAddress(limits, 'search', address, { points });
  };

  /** Only of the first page. Past the limit nothing is counted, and nobody is refused. */
  const noteEmptySearch = (keyword: string, address: string, person: string) =>
    afterReply(async () => {
      const counts = await countByAddress(limits.emptySearch, address);
      if (exceeded(counts, rules.emptySearch.points) === undefined)
        await countEmptySearch(db, clock(), keyword, person);
    });

  mount(app, pageJobs, async ({ query: { after, ...query }, caller, address, userAgent }) => {
    await limitSearch(address, query.keyword);
    if (after === undefined) {
      const jobs =
        caller === undefined ? await list.forGuests(query) : await list.forPerson(query, caller.user_id);
      const isEmpty = Array.isArray(jobs) ? jobs.length === 0 : jobs.isEmptyList;
      if (isEmpty && query.page === 0 && query.keyword !== '')
        noteEmptySearch(query.keyword, address, `${caller?.user_id ?? `${address} ${userAgent}`}`);
      return jobs;
    }
    // A replica may lack what the person has just written.
    if (caller !== undefined) {
      const blocked = await blockedEmployers(db, caller.user_id);
      const further = blocked.length === 0 ? [] : [notOf(blocked)];
      const { items, next } = await jobsAfter(db, { ...query, after }, demo, further);
      return { items: await withFlags(db, caller.user_id, items), next };
    }
    // May be cached: it starts after a job, so it skips none even if it is older than the first page.
    const page = toJson(pageJobs, await jobsAfter(guestDb, { ...query, after }, demo));
    return new SerializedReply(page, { isShareable: true });
  });

  mount(app, suggestSearches, async ({ address, query: { text, lang } }) => {
    await limitByAddress(limits, 'searchHelp', address);
    return suggest(guestDb, text, lang === 'kh' ? 'km' : 'en');
  });

  mount(app, listAlternatives, async ({ address, query }) => {
    await limitByAddress(limits, 'searchHelp', address);
    await limitSearch(address, query.keyword);
    const found = await alternativesInTurn(address, () => findAlternatives(guestDb, query));
    return new SerializedReply(toJson(listAlternatives, found), { isShareable: true });
  });

  mount(app, listOccupations, () => occupations());

  mount(app, getJob, ({ params: { id }, caller }) =>
    caller === undefined ? details.forGuests(id) : details.forPerson(id, caller.user_id),
  );

  mount(app, postJob, async (call) => {
    const posted = await runIdempotent(db, clock, call, async (trx) => {
      const { user_id: employerId } = call.caller;
      const posting = { employerId, now: clock(), caps: dailyCaps, review };
      return new ReplyWithStatus(201, await postings.postJob(trx, call.body, posting));
    });
    changeEvents.emit('posted', placed(call.body));
    return posted;
  });

  mount(app, findDraftWarnings, async ({ body, caller }) => {
    await limit(limits.draftWarnings, caller.user_id);
    return findWarnings(body);
  });

  mount(app, editJob, async ({ body: edited, sent, params: { id }, caller: { user_id: employerId } }) => {
    await limit(limits.jobEdit, employerId);
    const editing = { id, employerId, edited, sent, clock, review };
    const { before, after } = await db.transaction().execute((trx) => saveEdit(trx, editing));
    changeEvents.emit('edited', before);
    changeEvents.emit('edited', after);
    return details.forPerson(id, employerId);
  });

  mount(app, pageMyJobs, async ({ caller, query: { after, ...asking } }) => {
    const { user_id } = caller;
    if (after !== undefined) return own.pageMyJobs(db, user_id, { ...asking, after }, demo);
    const newest = await own.listMyJobIds(db, user_id, idsToRead);
    const read = (ids: readonly number[]) => own.readMyJobs(db, user_id, ids, demo);
    return sendWholeList(pageMyJobs, { newest, read }, { limits, caller });
  });
  mount(app, getMyJob, ({ caller, params: { id } }) => own.readMyJob(db, caller.user_id, id, demo));

  mount(app, stopJob, async ({ params: { job_id }, body: { outcome }, caller }) => {
    const stopped = await db
      .transaction()
      .execute((trx) => stop(trx, { id: job_id, employerId: caller.user_id, outcome }));
    changeEvents.emit('closed', stopped);
    return { job_id, status: 'Closed' as const };
  });
}
