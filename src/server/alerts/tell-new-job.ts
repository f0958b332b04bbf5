/** Telling people of a new job that their saved searches find (product 7.22). */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { findingTerms } from './matching-store.ts';

/** Saved searches that one transaction goes through. */
const batch = 500;

/**
 * Tells who wants to hear at once, and keeps it for the evening for the others. It may be cut off anywhere and run
 * again, also by two nodes at once: of a job each person is told once.
 */
export async function tellOfNewJob(db: Db, jobId: number, signal?: AbortSignal): Promise<void> {
  const terms = await findingTerms(db, jobId);
  if (terms.length === 0) return;
  let last: Place = { user_id: 0, id: 0 };
  for (let told = batch; told >= batch && !signal?.aborted;) {
    const rows = await db.transaction().execute((trx) => tellSome(trx, { jobId, terms, after: last }));
    told = rows.length;
    last = rows.at(-1) ?? last;
  }
}

type Place = { readonly user_id: number; readonly id: number };
type Matched = Place & { readonly name: string; readonly job_name: string; readonly isTold: boolean };
type Telling = { readonly jobId: number; readonly terms: readonly string[]; readonly after: Place };

/** In the order of people, so that two who tell at once do not wait for each other. */
async function tellSome(trx: Db, { jobId, terms, after }: Telling): Promise<readonly Matched[]> {
  const { rows } = await sql<Matched>`
    with matched as materialized (
      select searches.id, searches.user_id, searches.name, searches.alert, jobs.name as job_name
      from saved_searches as searches, jobs
      where jobs.id = ${jobId} and ${isShown()} and ${isHiring}
        and searches.terms_hash = any(${[...terms]}::text[]) and searches.alert <> 'off'
        and searches.user_id <> jobs.employer_id and searches.alert_since <= jobs.date_added
        and (searches.user_id, searches.id) > (${after.user_id}::bigint, ${after.id}::bigint)
      order by searches.user_id, searches.id limit ${sql.lit(batch)}
    ), told as (
      insert into told_jobs (user_id, job_id, search_id)
      select user_id, ${jobId}::bigint, id from matched where alert = 'instant' order by user_id, id
      on conflict do nothing returning search_id
    ), kept as (
      insert into waiting_alerts (search_id, job_id)
      select id, ${jobId}::bigint from matched where alert = 'daily'
      on conflict do nothing
    )
    select matched.id, user_id, name, job_name, told.search_id is not null as "isTold"
    from matched left join told on told.search_id = matched.id order by user_id, id`.execute(trx);
  await addNotices(
    trx,
    rows
      .filter(({ isTold }) => isTold)
      .map(({ id, user_id, name, job_name }) => ({
        user_id,
        kind: 'search_alert',
        event: `search_alert:${id}:${jobId}`,
        job_id: jobId,
        job_name,
        text: name,
        search_id: id,
      })),
  );
  return rows;
}
