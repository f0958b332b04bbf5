/** One job in full (product 7.4): a link that goes round in chats is opened by many at once. */
import { sql } from 'kysely';
import { getJob, type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { nodeCacheMs } from '#server/http/cache/guest-caching.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { secondMs } from '#server/http/clock.ts';
import { type Services } from '#server/http/services.ts';
import { relatedJobs } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { withFlags } from './favourite-store.ts';
import { areAlike, onJobChange } from './job-changes.ts';
import { isOver, statusOf } from './job-end-store.ts';
import { cardFields, detailFields } from './job-rows.ts';
import { isShown } from './job-visibility-store.ts';

/** Hiring before Closed, then newest: for each kind an index's order, which stops early among a million jobs. */
const first = (table: string, status = sql.ref(`${table}.status`)) =>
  sql`order by ${status} desc, ${sql.raw(`${table}.date_added desc, ${table}.id desc limit ${relatedJobs}`)}`;
const alikeBy = (column: 'category' | 'industry') => sql`
  (select status, date_added, id from jobs
  where ${sql.ref(column)} = job.${sql.ref(column)} and id <> job.id and ${isOver} is not true and ${isShown()} ${first('jobs')})`;
/** Those whose row is still Hiring: never many, and the latest are enough. */
const alikeButOver = sql`
  (select 'Closed', date_added, id from jobs
  where ${isOver} and (category = job.category or industry = job.industry) and id <> job.id and ${isShown()}
  order by expires_on desc limit ${sql.lit(relatedJobs)})`;

const related = sql`
  select ${cardFields} from jobs where id in (
    select id from (${alikeBy('category')} union ${alikeBy('industry')} union ${alikeButOver}) as alike
    ${first('alike')}
  ) ${first('jobs', statusOf('jobs'))}`;

/** A job as JSON, and what related ones are alike in. */
type FoundJob = { readonly json: string; readonly category: string; readonly industry: string };

type Reading = {
  readonly id: number;
  readonly helpNumbers: readonly string[];
  /** Who may see it though it is hidden. */
  readonly ownerId?: number;
};

/** Throws `not_found`. */
async function readJob(db: Db, { id, helpNumbers, ownerId }: Reading): Promise<FoundJob> {
  const isTheirs =
    ownerId === undefined
      ? sql`(${isShown('job')} or job.employer_id is null)`
      : sql`job.employer_id = ${ownerId}`;
  const { rows } = await sql<FoundJob>`
    select row_to_json(detail)::text as json, detail.category, detail.industry from (
      select ${detailFields}, ${JSON.stringify(helpNumbers)}::json as help_numbers, (select coalesce(json_agg(card), '[]') from (${related}) as card) as "moreJobs"
      from jobs as job where id = ${id} and ${isTheirs}
    ) as detail`.execute(db);
  if (rows[0] === undefined) throw new Failure('not_found');
  return rows[0];
}

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
