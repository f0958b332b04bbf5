/** Telling at 18:00 in Cambodia of what was new since the evening before (product 7.22): one notice for each search. */
import { sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { findingTerms } from './matching-store.ts';

/** Saved searches whose notices one transaction writes, and jobs that are read at a time. */
const batch = 200;

/**
 * What comes while it runs waits for the next evening. It may be cut off anywhere and run again: what was told waits
 * no more, and of a job each person is told once.
 */
export async function tellInTheEvening(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  await dropWhatIsFoundNoMore(db, now, signal);
  const tellBatch = async () => (await db.transaction().execute((trx) => tellSome(trx, now))) === batch;
  await inBatches(tellBatch, { signal });
}

/** The clocks of nodes differ by less. */
const margin = sql`interval '1 minute'`;

/**
 * An alert says what the list says now. Only jobs that may be found no more are asked for again: all of a day took longer
 * than a node lives in bad times, and then nobody was told.
 */
async function dropWhatIsFoundNoMore(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  let last = 0;
  const dropBatch = async () => {
    const jobs = await db
      .selectFrom('waiting_alerts')
      .innerJoin('jobs', 'jobs.id', 'waiting_alerts.job_id')
      .innerJoin('saved_searches', 'saved_searches.id', 'waiting_alerts.search_id')
      .select('job_id')
      .distinct()
      .where('job_id', '>', last)
      .where('found_at', '<', now)
      .where((is) =>
        is.or([
          sql<SqlBool>`jobs.date_edited > found_at - ${margin}`,
          // Companies lose their mark without an edit.
          sql<SqlBool>`saved_searches.terms ? 'verified'`,
        ]),
      )
      .orderBy('job_id')
      .limit(batch)
      .execute();
    for (const { job_id } of jobs) {
      const terms = await findingTerms(db, job_id);
      await sql`
        delete from waiting_alerts using saved_searches
        where waiting_alerts.job_id = ${job_id} and saved_searches.id = waiting_alerts.search_id
          and saved_searches.terms_hash <> all(${terms}::text[])`.execute(db);
    }
    last = jobs.at(-1)?.job_id ?? last;
    return jobs.length === batch;
  };
  await inBatches(dropBatch, { signal });
}

type Told = {
  readonly search_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly jobs: number;
  readonly job_id: number;
  readonly job_name: string;
};

/** @returns how many searches had something waiting */
async function tellSome(trx: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ searches: number; told: Told[] | null }>`
    with chosen as materialized (
      select distinct search_id from waiting_alerts where found_at < ${now}
      order by search_id limit ${sql.lit(batch)}
    ), taken as (
      delete from waiting_alerts using chosen
      where waiting_alerts.search_id = chosen.search_id and found_at < ${now}
      returning waiting_alerts.search_id, waiting_alerts.job_id
    ), told as (
      insert into told_jobs (user_id, job_id, search_id)
      select searches.user_id, jobs.id, searches.id
      from taken
      join saved_searches as searches on searches.id = taken.search_id and searches.alert <> 'off'
      join jobs on jobs.id = taken.job_id and ${isShown()} and ${isHiring}
      order by searches.user_id, jobs.id, searches.id
      on conflict do nothing returning search_id, job_id
    ), notices as (
      select search_id, user_id, searches.name, count(*) as jobs, min(jobs.id) as job_id, min(jobs.name) as job_name
      from told
      join saved_searches as searches on searches.id = told.search_id
      join jobs on jobs.id = told.job_id
      group by search_id, user_id, searches.name order by user_id, search_id
    )
    select (select count(*) from chosen) as searches, (select json_agg(notices) from notices) as told`.execute(
    trx,
  );
  const [{ searches, told } = { searches: 0, told: null }] = rows;
  await addNotices(
    trx,
    (told ?? []).map(({ search_id, user_id, name, jobs, job_id, job_name }) => ({
      user_id,
      kind: 'search_alert',
      // A job is told of once, so that no later evening has the same first one.
      event: `search_alert:${search_id}:${job_id}`,
      text: name,
      search_id,
      ...(jobs === 1 ? { job_id, job_name } : {}),
    })),
  );
  return searches;
}
