/**
 * Hides the jobs of suspended accounts and shows them again (product 4.18), in batches, because an account can have any
 * number of jobs. Housekeeping finishes what a crash interrupted.
 */
import { sql, type Transaction } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type Tables } from '#server/database/tables.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { queueShownAgainAlerts } from '#server/jobs/new-job-store.ts';

/** Most jobs per statement. */
const batch = 500;
/** Most accounts per round of housekeeping. */
const maxAccounts = 100;

/** Open jobs that are shown again, with the time since when they were hidden, in milliseconds. */
type Again = { readonly job_id: number; readonly since: number };
type Taken = { readonly taken: number; readonly again: readonly Again[] | null };

const hide = (ownerId: number) => sql<Taken>`
  with hidden as (
    insert into hidden_jobs (job_id, owner_suspended, hidden_since)
    select id, true, (select suspended_at from users where id = ${ownerId}) from jobs
    where employer_id = ${ownerId}
      and not exists (select from hidden_jobs where job_id = jobs.id and owner_suspended)
    order by id limit ${sql.lit(batch)}
    on conflict (job_id) do update set owner_suspended = true
    returning 1
  ) select count(*) as taken, null as again from hidden`;

/** Jobs that are also removed or waiting for review stay hidden. */
const show = (ownerId: number) => sql<Taken>`
  with theirs as (
    select job_id, waiting_since is null and removed_at is null as is_idle from hidden_jobs
    where owner_suspended and job_id in (select id from jobs where employer_id = ${ownerId})
    order by job_id limit ${sql.lit(batch)} for update
  ), shown as (
    delete from hidden_jobs using theirs where hidden_jobs.job_id = theirs.job_id and is_idle
    returning hidden_jobs.job_id, hidden_since
  ), still_hidden as (
    update hidden_jobs set owner_suspended = false from theirs
    where hidden_jobs.job_id = theirs.job_id and not is_idle
  ), again as (
    select job_id, extract(epoch from hidden_since) * 1000 as since
    from shown join jobs on jobs.id = job_id where ${isHiring} order by job_id
  ) select (select count(*) from theirs) as taken, (select json_agg(again) from again) as again`;

/** Hides or shows one batch of the account's jobs. Returns whether more may be left. */
export async function syncSomeJobs(trx: Transaction<Tables>, ownerId: number): Promise<boolean> {
  const owner = await trx
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', ownerId)
    // Prevents suspending or restoring the account until this batch is written.
    .forShare()
    .executeTakeFirst();
  if (owner === undefined) return false;
  const { rows } = await (owner.suspended_at === null ? show : hide)(ownerId).execute(trx);
  const [{ taken, again } = { taken: 0, again: null }] = rows;
  await queueShownAgainAlerts(
    trx,
    (again ?? []).map(({ job_id, since }) => ({ job_id, hidden_since: new Date(since) })),
  );
  return taken === batch;
}

/** Hides or shows all jobs of the account, one transaction per batch. */
export const syncAllJobs = (db: Db, ownerId: number): Promise<void> =>
  inBatches(() => db.transaction().execute((trx) => syncSomeJobs(trx, ownerId)));

/** Finishes interrupted work. */
export async function resumeSuspensions(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select users.id from users
    where suspended_at is not null and exists (
      select from jobs where employer_id = users.id
        and not exists (select from hidden_jobs where job_id = jobs.id and owner_suspended))
    union
    select users.id from hidden_jobs join jobs on jobs.id = job_id join users on users.id = employer_id
    where owner_suspended and suspended_at is null
    limit ${sql.lit(maxAccounts)}`.execute(db);
  for (const { id } of rows) await syncAllJobs(db, id);
}
