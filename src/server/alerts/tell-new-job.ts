/** Telling people of a new job that their saved searches find (product 7.22). */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { findEdit } from '#server/jobs/new-job-store.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { findingTerms } from './matching-store.ts';

/** Saved searches that one transaction goes through. */
const batch = 500;

export type NewJob = {
  readonly jobId: number;
  /** It was hidden from then on: who began to search after it is told, too. */
  readonly hiddenSince?: Date | undefined;
  /** It is new to those only whose searches did not find it before this edit. */
  readonly edit?: { readonly id: number; readonly at: Date };
};

/**
 * Tells who wants to hear at once, and keeps it for the evening for the others. It may be cut off anywhere and run
 * again, also by two nodes at once: of a job each person is told once.
 */
export async function tellOfNewJob(db: Db, job: NewJob, signal?: AbortSignal): Promise<void> {
  const terms = await findingTerms(db, job.jobId, job.edit?.id);
  if (terms.length === 0) return;
  let last: Place = { user_id: 0, id: 0 };
  const tellBatch = async () => {
    const rows = await db.transaction().execute((trx) => tellSome(trx, { job, terms, after: last }));
    last = rows.at(-1) ?? last;
    return rows.length === batch;
  };
  await inBatches(tellBatch, { signal });
}

/** The same of a job that was edited; an edit that is gone has nothing to tell. */
export async function tellOfEdit(db: Db, editId: number, signal?: AbortSignal): Promise<void> {
  const edit = await findEdit(db, editId);
  if (edit) await tellOfNewJob(db, { jobId: edit.job_id, edit }, signal);
}

type Place = { readonly user_id: number; readonly id: number };
type Matched = Place & { readonly name: string; readonly job_name: string; readonly isTold: boolean };
type Telling = { readonly job: NewJob; readonly terms: readonly string[]; readonly after: Place };

/** In the order of people, so that two who tell at once do not wait for each other. */
async function tellSome(trx: Db, { job, terms, after }: Telling): Promise<readonly Matched[]> {
  const { jobId, edit, hiddenSince = null } = job;
  const newSince = edit ? sql`${edit.at}::timestamptz` : sql`jobs.date_added`;
  const { rows } = await sql<Matched>`
    with matched as materialized (
      select searches.id, searches.user_id, searches.name, searches.alert, jobs.name as job_name
      from saved_searches as searches, jobs
      where jobs.id = ${jobId} and ${isShown()} and ${isHiring}
        and searches.terms_hash = any(${[...terms]}::text[]) and searches.alert <> 'off'
        and searches.user_id <> jobs.employer_id
        and (searches.alert_since <= ${newSince} or searches.alert_since >= ${hiddenSince}::timestamptz)
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
