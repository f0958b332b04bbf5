/** Daily alerts at 18:00 in Cambodia (product 7.22): one notice per search for the new jobs since the previous evening. */
import { sql, type SqlBool } from 'kysely';
import { isNotBlocking } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { findMatchingTerms } from './matching-store.ts';

/** Saved searches per transaction, and jobs per statement. */
const batchSize = 200;

/**
 * Matches that arrive meanwhile wait for the next evening. It may be interrupted anywhere and run again: no one is
 * notified of a job twice.
 */
export async function sendDailyAlerts(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteOutdatedMatches(db, now, signal);
  const sendNextBatch = async () =>
    (await db.transaction().execute((trx) => sendBatch(trx, now))) === batchSize;
  await inBatches(sendNextBatch, { signal });
}

/** More than the clocks of nodes differ. */
const clockMargin = sql`interval '1 minute'`;

/**
 * An alert must agree with the job list of now. Only jobs that may no longer match are checked again: checking all jobs of
 * a day can take longer than an unstable node stays up, and then no alert would ever be sent.
 */
async function deleteOutdatedMatches(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  let last = 0;
  const deleteBatch = async () => {
    const jobs = await db
      .selectFrom('waiting_alerts')
      .innerJoin('jobs', 'jobs.id', 'waiting_alerts.job_id')
      .innerJoin('saved_searches', 'saved_searches.id', 'waiting_alerts.search_id')
      .select('job_id')
      .distinct()
      .where('job_id', '>', last)
      .where('found_at', '<', now)
      .where((eb) =>
        eb.or([
          sql<SqlBool>`jobs.date_edited > found_at - ${clockMargin}`,
          // A company can lose its verification without an edit of the job.
          sql<SqlBool>`saved_searches.terms ? 'verified'`,
        ]),
      )
      .orderBy('job_id')
      .limit(batchSize)
      .execute();
    for (const { job_id } of jobs) {
      const terms = await findMatchingTerms(db, job_id);
      await sql`
        delete from waiting_alerts using saved_searches
        where waiting_alerts.job_id = ${job_id} and saved_searches.id = waiting_alerts.search_id
          and saved_searches.terms_hash <> all(${terms}::text[])`.execute(db);
    }
    last = jobs.at(-1)?.job_id ?? last;
    return jobs.length === batchSize;
  };
  await inBatches(deleteBatch, { signal });
}

type AlertNotice = {
  readonly search_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly jobs: number;
  readonly job_id: number;
  readonly job_name: string;
};

/** Returns the number of searches that had waiting matches. */
async function sendBatch(trx: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ searches: number; notices: AlertNotice[] | null }>`
    with chosen as materialized (
      select distinct search_id from waiting_alerts where found_at < ${now}
      order by search_id limit ${sql.lit(batchSize)}
    ), taken as (
      delete from waiting_alerts using chosen
      where waiting_alerts.search_id = chosen.search_id and found_at < ${now}
      returning waiting_alerts.search_id, waiting_alerts.job_id
    ), recorded as (
      insert into told_jobs (user_id, job_id, search_id)
      select searches.user_id, jobs.id, searches.id
      from taken
      join saved_searches as searches on searches.id = taken.search_id and searches.alert <> 'off'
      join jobs on jobs.id = taken.job_id and ${isShown()} and ${isHiring}
        and ${isNotBlocking('searches.user_id', 'jobs.employer_id')}
      order by searches.user_id, jobs.id, searches.id
      on conflict do nothing returning search_id, job_id
    ), notices as (
      select search_id, user_id, searches.name, count(*) as jobs, min(jobs.id) as job_id, min(jobs.name) as job_name
      from recorded
      join saved_searches as searches on searches.id = recorded.search_id
      join jobs on jobs.id = recorded.job_id
      group by search_id, user_id, searches.name order by user_id, search_id
    )
    select (select count(*) from chosen) as searches, (select json_agg(notices) from notices) as notices`.execute(
    trx,
  );
  const [{ searches, notices } = { searches: 0, notices: null }] = rows;
  await addNotices(
    trx,
    (notices ?? []).map(({ search_id, user_id, name, jobs, job_id, job_name }) => ({
      user_id,
      kind: 'search_alert',
      // Each job is in one alert only, so that the first job makes the event unique.
      event: `search_alert:${search_id}:${job_id}`,
      text: name,
      search_id,
      ...(jobs === 1 ? { job_id, job_name } : {}),
    })),
  );
  return searches;
}
