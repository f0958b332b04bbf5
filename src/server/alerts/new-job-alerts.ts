/** Alerts for a new job that saved searches match (product 7.22). */
import { sql } from 'kysely';
import { isNotBlocking } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { findEdit } from '#server/jobs/new-job-store.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { findMatchingTerms } from './matching-store.ts';

/** Saved searches per transaction. */
const batchSize = 500;

type NewJob = {
  readonly jobId: number;
  /** When the job was hidden, if it is shown again: searches saved since then are notified too. */
  readonly hiddenSince?: Date | undefined;
  /** Notifies only searches that did not match before this edit. */
  readonly edit?: { readonly id: number; readonly at: Date };
};

/**
 * Sends instant alerts, and stores matches for daily ones. It may be interrupted and run again, also by two nodes at once:
 * no one is notified of a job twice.
 */
export async function sendNewJobAlerts(db: Db, job: NewJob, signal?: AbortSignal): Promise<void> {
  const terms = await findMatchingTerms(db, job.jobId, job.edit?.id);
  if (terms.length === 0) return;
  let last: Cursor = { user_id: 0, id: 0 };
  const sendNextBatch = async () => {
    const rows = await db.transaction().execute((trx) => sendBatch(trx, { job, terms, after: last }));
    last = rows.at(-1) ?? last;
    return rows.length === batchSize;
  };
  await inBatches(sendNextBatch, { signal });
}

/** Does nothing if the edit was deleted. */
export async function sendEditAlerts(db: Db, editId: number, signal?: AbortSignal): Promise<void> {
  const edit = await findEdit(db, editId);
  if (edit) await sendNewJobAlerts(db, { jobId: edit.job_id, edit }, signal);
}

type Cursor = { readonly user_id: number; readonly id: number };
type Match = Cursor & { readonly name: string; readonly job_name: string; readonly isNew: boolean };
type Batch = { readonly job: NewJob; readonly terms: readonly string[]; readonly after: Cursor };

/** Ordered by user, so that concurrent runs cannot deadlock. */
async function sendBatch(trx: Db, { job, terms, after }: Batch): Promise<readonly Match[]> {
  const { jobId, edit, hiddenSince = null } = job;
  const newSince = edit ? sql`${edit.at}::timestamptz` : sql`jobs.date_added`;
  const { rows } = await sql<Match>`
    with matched as materialized (
      select searches.id, searches.user_id, searches.name, searches.alert, jobs.name as job_name
      from saved_searches as searches, jobs
      where jobs.id = ${jobId} and ${isShown()} and ${isHiring}
        and searches.terms_hash = any(${[...terms]}::text[]) and searches.alert <> 'off'
        and searches.user_id <> jobs.employer_id and ${isNotBlocking('searches.user_id', 'jobs.employer_id')}
        and (searches.alert_since <= ${newSince} or searches.alert_since >= ${hiddenSince}::timestamptz)
        and (searches.user_id, searches.id) > (${after.user_id}::bigint, ${after.id}::bigint)
      order by searches.user_id, searches.id limit ${sql.lit(batchSize)}
    ), recorded as (
      insert into told_jobs (user_id, job_id, search_id)
      select user_id, ${jobId}::bigint, id from matched where alert = 'instant' order by user_id, id
      on conflict do nothing returning search_id
    ), waiting as (
      insert into waiting_alerts (search_id, job_id)
      select id, ${jobId}::bigint from matched where alert = 'daily'
      on conflict do nothing
    )
    select matched.id, user_id, name, job_name, recorded.search_id is not null as "isNew"
    from matched left join recorded on recorded.search_id = matched.id order by user_id, id`.execute(trx);
  await addNotices(
    trx,
    rows
      .filter(({ isNew }) => isNew)
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
