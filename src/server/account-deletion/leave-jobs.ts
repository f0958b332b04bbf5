/** What an employer who is gone left around their jobs (product 7.33), a job at a time; then the job is nobody's. */
import { sql } from 'kysely';
import { apply } from '#contract/applications.ts';
import { type Db } from '#server/database/connect.ts';
import { batch, type EraseStep, removeSomeOf } from './erasing.ts';

/** Goes on where it was when it is asked again; begun anew, it finds little to do. */
export function leaveJobs(): EraseStep {
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
    const isMore = await eraseAround(trx, job.id);
    const applications = isMore ? undefined : await eraseApplications(trx, job.id, after.application);
    const notices = isMore ? undefined : await eraseNotices(trx, job.id, after.notice);
    if (isMore || applications !== undefined || notices !== undefined) {
      after = {
        job: job.id,
        application: applications ?? after.application,
        notice: notices ?? after.notice,
      };
      return true;
    }
    await trx.updateTable('jobs').set({ employer_id: null }).where('id', '=', job.id).execute();
    return true;
  };
}

/** Reports go with what they are of: there is nothing left to decide on. */
async function eraseAround(trx: Db, jobId: number): Promise<boolean> {
  await sql`
    update announcements set job_name = jobs.name, text = null from jobs
    where jobs.id = job_id and job_id = ${jobId} and (job_name <> jobs.name or text is not null)`.execute(
    trx,
  );
  const ofJob = sql`job_id = ${jobId}`;
  const isMore = await removeSomeOf(trx, {
    favourites: ofJob,
    reports: ofJob,
    told_jobs: ofJob,
    waiting_alerts: ofJob,
    job_edits: ofJob,
    job_changes: ofJob,
  });
  const written = sql`from_employer and application_id in (select id from applications where job_id = ${jobId})`;
  return (await removeSomeOf(trx, { application_messages: written })) || isMore;
}

/** What was written beside the next applications, and the answers that applicants were given with the job's name. */
async function eraseApplications(trx: Db, jobId: number, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null; found: number }>`
    with these as materialized (
      select id, user_id from applications where job_id = ${jobId} and id > ${after}
      order by id limit ${sql.lit(batch)} for no key update
    ), erased as (
      update applications set message = null, note = null, starred = false from these
      where applications.id = these.id and (message is not null or note is not null or starred)
    ), forgotten as (
      delete from idempotency using these
      where caller = 'user:' || these.user_id and endpoint = ${`${apply.method} ${apply.path}`}
        and reply ->> 'job_id' = ${String(jobId)}
    ) select max(id) as last, count(*) as found from these`.execute(trx);
  const { last = null, found = 0 } = rows[0] ?? {};
  return found < batch || last === null ? undefined : last;
}

/** The name that a search has is its owner's. */
async function eraseNotices(trx: Db, jobId: number, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null; found: number }>`
    with these as materialized (
      select id from notices where job_id = ${jobId} and id > ${after} order by id limit ${sql.lit(batch)}
      for no key update
    ), erased as (
      update notices set person = null, job_name = jobs.name,
        text = case when notices.kind = 'search_alert' then notices.text end
      from these, jobs where notices.id = these.id and jobs.id = ${jobId}
    ) select max(id) as last, count(*) as found from these`.execute(trx);
  const { last = null, found = 0 } = rows[0] ?? {};
  return found < batch || last === null ? undefined : last;
}
