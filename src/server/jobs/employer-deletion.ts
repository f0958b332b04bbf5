/** What happens to the jobs of an employer whose account is deleted (product 7.33). */
import { type RawBuilder, sql } from 'kysely';
import { apply } from '#contract/applications.ts';
import { type SearchedJob } from '#search/searched-fields.ts';
import { type Db } from '#server/database/connect.ts';
import { assignments, type DeleteBatch } from '#server/database/personal-data.ts';
import { type JobsTable } from '#server/database/job-tables.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { announcementsTask, closingEvent } from '#server/notices/announcement-store.ts';
import { deleteUnusedWords } from '#server/search/word-store.ts';

/** Jobs per statement. Small, because each row is written to every index of the table. */
const closeBatchSize = 50;
/** Applications or notices per statement. */
const batchSize = 500;
/** The columns that search reads, except for the description. */
const searchedColumns = sql`industry, category, level, job_type, location, province, occupation, name, required_skills, tags, district`;

/** Replacements for what the employer wrote. The other columns were chosen from lists; applicants see the category as the name. */
export const clearedJob = {
  name: sql`jobs.category`,
  salary: sql`''`,
  salary_number: sql`null`,
  salary_min: sql`null`,
  salary_max: sql`null`,
  salary_currency: sql`null`,
  salary_period: sql`null`,
  required_skills: sql`''`,
  language: sql`''`,
  description: sql`''`,
  requirements: sql`'{}'`,
  responsibilities: sql`'{}'`,
  tags: sql`'{}'`,
  district: sql`null`,
  warnings: sql`'{}'`,
  walk_in: sql`null`,
  search: sql`''`,
} satisfies { readonly [Column in keyof JobsTable]?: RawBuilder<unknown> };

/** Closes the jobs, clears their texts, hides them from lists and notifies applicants who wait for an answer. */
export const closeJobs: DeleteBatch = async (trx, { userId, emit }) => {
  const { rows } = await sql<ChangedJob & SearchedJob>`
    with theirs as materialized (
      select id, status, ${searchedColumns} from jobs
      where employer_id = ${userId} and (status = 'Hiring' or
        (name, salary, required_skills, language, description) is distinct from (category, '', '', '', ''))
      order by id limit ${sql.lit(closeBatchSize)} for no key update
    ), closed as (
      update jobs set status = 'Closed',
        closed_because = case when jobs.closed_because = 'expired' then 'expired' else 'stopped' end,
        closed_at = case when theirs.status = 'Hiring' then now() else jobs.closed_at end,
        ${assignments(clearedJob)}
      from theirs where jobs.id = theirs.id
    ), hidden as (
      insert into hidden_jobs (job_id) select id from theirs order by id
      on conflict (job_id) do update set waiting_since = null, removed_at = null, removed_because = null,
        owner_suspended = false, status_before = null, closed_because_before = null
    ), announced as (
      insert into announcements (event, kind, job_id, job_name)
      select ${sql.lit(closingEvent)} || id, 'job_closed', id, category from theirs
      where status = 'Hiring' and exists (
        select from applications where job_id = theirs.id and applications.status = 'pending')
      order by id on conflict (event) do nothing returning id
    ), queued as (
      insert into tasks (kind, key)
      select ${sql.lit(announcementsTask)}, 'all' where exists (select from announced)
      on conflict (kind, key) do nothing
    )
    select ${searchedColumns} from theirs`.execute(trx);
  await deleteUnusedWords(trx, rows);
  emit((events) =>
    rows.forEach(({ industry, category, level, job_type, location, province, occupation }) =>
      events.emit('closed', { industry, category, level, job_type, location, province, occupation }),
    ),
  );
  return rows.length === closeBatchSize;
};

/**
 * Clears what the employer wrote in the applications to their jobs and in notices, one job at a time, then detaches the
 * job. Its progress is in memory only; after a restart, rows already cleared are skipped.
 */
export function detachJobs(): DeleteBatch {
  let after = { job: 0, application: 0, notice: 0 };
  return async (trx, { userId }) => {
    const job = await trx
      .selectFrom('jobs')
      .select('id')
      .where('employer_id', '=', userId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (job === undefined) return false;
    if (after.job !== job.id) after = { job: job.id, application: 0, notice: 0 };
    const application = await clearApplications(trx, job.id, after.application);
    const notice = await clearNotices(trx, job.id, after.notice);
    if (application === undefined && notice === undefined)
      await trx.updateTable('jobs').set({ employer_id: null }).where('id', '=', job.id).execute();
    after = {
      job: job.id,
      application: application ?? after.application,
      notice: notice ?? after.notice,
    };
    return true;
  };
}

/** Also deletes idempotent replies that contain the job's name. Returns the last id if there may be more. */
async function clearApplications(trx: Db, jobId: number, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null; count: number }>`
    with batch as materialized (
      select id, user_id from applications where job_id = ${jobId} and id > ${after}
      order by id limit ${sql.lit(batchSize)} for no key update
    ), cleared as (
      update applications set message = null, note = null, starred = false from batch
      where applications.id = batch.id and (message is not null or note is not null or starred)
    ), forgotten as (
      delete from idempotency using batch
      where caller = 'user:' || batch.user_id and endpoint = ${`${apply.method} ${apply.path}`}
        and body::jsonb ->> 'job_id' = ${String(jobId)}
    ) select max(id) as last, count(*) as count from batch`.execute(trx);
  return lastOfFullBatch(rows);
}

/** Leaves the text of search alerts, which is the user's name for the search. Returns the last id if there may be more. */
async function clearNotices(trx: Db, jobId: number, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null; count: number }>`
    with batch as materialized (
      select id from notices where job_id = ${jobId} and id > ${after} order by id limit ${sql.lit(batchSize)}
      for no key update
    ), cleared as (
      update notices set person = null, person_km = null, job_name = jobs.name,
        text = case when notices.kind = 'search_alert' then notices.text end
      from batch, jobs where notices.id = batch.id and jobs.id = ${jobId}
    ) select max(id) as last, count(*) as count from batch`.execute(trx);
  return lastOfFullBatch(rows);
}

function lastOfFullBatch(rows: readonly { last: number | null; count: number }[]): number | undefined {
  const { last = null, count = 0 } = rows[0] ?? {};
  return count < batchSize || last === null ? undefined : last;
}
