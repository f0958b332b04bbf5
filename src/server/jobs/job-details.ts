/** One job in full with related jobs (product 7.4), cached because many open a link shared in a chat at once. */
import { sql, type SqlBool } from 'kysely';
import { getJob, type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { blockedEmployers } from '#server/applications/block-store.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { nodeCacheMs } from '#server/http/cache/guest-caching.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { secondMs } from '#server/http/clock.ts';
import { type Services } from '#server/http/services.ts';
import { relatedJobs } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { readOwnContact } from '#server/contact/contact-store.ts';
import { withFlags } from './favourite-store.ts';
import { areRelated, onJobChange, type RelatedFields } from './job-changes.ts';
import { isOver, statusOf } from './job-end-store.ts';
import { cardFields, detailFields } from './job-rows.ts';
import { isShown } from './job-visibility-store.ts';
import { notOf } from './search/job-filters.ts';

/** Hiring before Closed, then newest: the order of an index for each column, so that PostgreSQL stops early. */
const newestFirst = sql`order by status desc, date_added desc, id desc limit ${sql.lit(relatedJobs)}`;
type RelatedColumn = 'occupation' | 'occupation_group' | 'category' | 'industry';
const relatedBy = (column: RelatedColumn, closeness: number) => sql`
  (select status, date_added, id, ${sql.lit(closeness)} as closeness from jobs
  where ${sql.ref(column)} = job.${sql.ref(column)} and id <> job.id and ${isOver} is not true and ${isShown()} ${newestFirst})`;
/** Expired jobs whose row is still Hiring. They are few, and the latest are enough. */
const relatedExpired = sql`
  (select 'Closed', date_added, id, case
    when occupation = job.occupation then 0
    when occupation_group = job.occupation_group then 1
    else 2 end from jobs
  where ${isOver} and (category = job.category or industry = job.industry or occupation_group = job.occupation_group)
    and id <> job.id and ${isShown()}
  order by expires_on desc limit ${sql.lit(relatedJobs)})`;

/** Jobs of the same occupation, then of its group, then of the same category or industry (product 3.2). */
const related = (demo: boolean) => sql`
  with related as materialized (
    select id, status, date_added, min(closeness) as closeness from (
      ${relatedBy('occupation', 0)} union all ${relatedBy('occupation_group', 1)} union all
      ${relatedBy('category', 2)} union all ${relatedBy('industry', 2)} union all ${relatedExpired}
    ) as found group by id, status, date_added
    order by status desc, closeness, date_added desc, id desc limit ${sql.lit(relatedJobs)}
  )
  select ${cardFields(demo)} from jobs where id in (select id from related)
  order by ${statusOf('jobs')} desc, (select closeness from related where related.id = jobs.id), date_added desc, id desc`;

/** A job as JSON, and the fields that decide which jobs are related. */
type FoundJob = { readonly json: string } & RelatedFields;

type JobRequest = {
  readonly id: number;
  readonly helpNumbers: readonly string[];
  readonly demo: boolean;
  /** Reads only a job of this employer, but also a hidden one. */
  readonly ownerId?: number;
};

/** Reads all in one statement. Throws `not_found`. */
async function readJob(db: Db, { id, helpNumbers, demo, ownerId }: JobRequest): Promise<FoundJob> {
  const isTheirs =
    ownerId === undefined
      ? sql`(${isShown('job')} or job.employer_id is null)`
      : sql`job.employer_id = ${ownerId}`;
  const { rows } = await sql<FoundJob>`
    select row_to_json(detail)::text as json, detail.category, detail.industry, detail.occupation from (
      select ${detailFields(demo)}, ${JSON.stringify(helpNumbers)}::json as help_numbers, (select coalesce(json_agg(card), '[]') from (${related(demo)}) as card) as "moreJobs"
      from jobs as job where id = ${id} and ${isTheirs}
    ) as detail`.execute(db);
  if (rows[0] === undefined) throw new Failure('not_found');
  return rows[0];
}

/** The jobs that none of the employers posted. */
async function withoutJobsOf(
  db: Db,
  employers: readonly number[],
  jobs: readonly JobListItem[],
): Promise<readonly JobListItem[]> {
  if (employers.length === 0) return jobs;
  const shown = await db
    .selectFrom('jobs')
    .select('id')
    .where(sql<SqlBool>`id = any(${jobs.map(({ job_id }) => job_id)}::bigint[])`)
    .where(notOf(employers).condition)
    .execute();
  return jobs.filter(({ job_id }) => shown.some(({ id }) => id === job_id));
}

export interface JobDetails {
  /** Throws `not_found`, like the others. */
  forGuests(id: number): Promise<SerializedReply>;
  /** The same as an object, for server-rendered pages. */
  detailForGuests(id: number): Promise<JobDetail>;
  /**
   * With the person's saved and applied flags, which are never cached. Employers also get their own hidden jobs (product
   * 4.17), and the number and name by which seekers reach them.
   */
  forPerson(id: number, userId: number): Promise<JobDetail>;
}

const jobsCached = 500;

/** Reads jobs for guests from `db`. */
function createJobs({ db, clock, changeEvents, helpNumbers, demo }: Services) {
  type Cached = Omit<FoundJob, 'json'> & { reply: SerializedReply };
  const jobs = new LoadingCache<Cached>({
    name: 'jobs',
    clock,
    ttlMs: nodeCacheMs,
    staleMs: 30 * secondMs,
    max: jobsCached,
  });
  changeEvents.on('companyChanged', () => jobs.clear());
  onJobChange(changeEvents, (changed) => jobs.invalidate((job) => areRelated(job, changed)));

  const load = async (id: number): Promise<Cached> => {
    const { json, ...kind } = await readJob(db, { id, helpNumbers, demo });
    return { ...kind, reply: new SerializedReply(json, { isShareable: true }) };
  };
  return async (id: number) => (await jobs.get(String(id), () => load(id))).reply;
}

export function createJobDetails(services: Services): JobDetails {
  const { db, guestDb, helpNumbers, demo } = services;
  const forGuests = createJobs({ ...services, db: guestDb });
  // A replica may lack what the person has just written.
  const jobFor = guestDb === db ? forGuests : createJobs(services);

  /** Not cached, because few jobs are hidden and only their owners read them. */
  const detailForOwner = async (id: number, ownerId: number): Promise<JobDetail> =>
    new SerializedReply((await readJob(db, { id, helpNumbers, demo, ownerId })).json).read(getJob);
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
      const [{ isFavorite: favorite, ...found }, blocked] = await Promise.all([
        detailFor(id, userId),
        blockedEmployers(db, userId),
      ]);
      const job = { ...found, moreJobs: await withoutJobsOf(db, blocked, found.moreJobs) };
      const [own, ...moreJobs] = await withFlags<JobListItem>(db, userId, [
        { ...job, favorite },
        ...job.moreJobs,
      ]);
      const detail = { ...job, isFavorite: own?.favorite ?? false, applied: own?.applied ?? false, moreJobs };
      const ownContact = job.contact === null ? undefined : await readOwnContact(db, id, userId);
      return ownContact && job.contact ? { ...detail, contact: { ...job.contact, ...ownContact } } : detail;
    },
  };
}
