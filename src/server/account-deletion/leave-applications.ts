/** The applications of somebody who is gone (product 7.33): they stay with their employers, without the person. */
import { sql } from 'kysely';
import { inviteToInterview, writeApplicationMessage } from '#contract/application-messages.ts';
import { decideApplication } from '#contract/application-handling.ts';
import { type Endpoint } from '#contract/endpoint.ts';
import { erasedCopy } from '#server/applications/sent-copy-store.ts';
import { type Db } from '#server/database/connect.ts';
import { batch, type EraseStep } from './erasing.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The thread goes as a whole: what the employer wrote there is about the person. So are the answer's words and the note. */
export const leaveApplications: EraseStep = async (trx, { userId }) => {
  const { rows } = await sql<{ id: number; employer_id: number | null }>`
    select applications.id, employer_id from applications join jobs on jobs.id = job_id
    where user_id = ${userId} order by applications.id limit ${sql.lit(batch)}
    for update of applications`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const callers = [...new Set(rows.map(({ employer_id }) => `user:${employer_id}`))];
  if (await eraseThreads(trx, ids, callers)) return true;
  await forget(trx, { callers, endpoints: [nameOf(decideApplication)], ids });
  await eraseName(trx, userId, ids);
  await sql`
    update applications set user_id = null, cv = ${JSON.stringify(erasedCopy)}::jsonb,
      cv_erased_at = coalesce(cv_erased_at, now()), message = null, note = null
    where id = any(${ids}::bigint[])`.execute(trx);
  return ids.length === batch;
};

/** Of applications that were taken back only notices are left. */
export const leaveWithdrawals: EraseStep = async (trx, { userId }) => {
  const { rows } = await sql<{ application_id: number | null }>`
    delete from withdrawals where ctid = any(array(
      select ctid from withdrawals where user_id = ${userId} limit ${sql.lit(batch)}))
    returning application_id`.execute(trx);
  await eraseName(
    trx,
    userId,
    rows.flatMap(({ application_id }) => application_id ?? []),
  );
  return rows.length === batch;
};

/** Up to a batch of messages; true where more may be left. */
async function eraseThreads(trx: Db, ids: readonly number[], callers: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from application_messages where id = any(array(
      select id from application_messages where application_id = any(${ids}::bigint[]) limit ${sql.lit(batch)}))
    returning id`.execute(trx);
  const endpoints = [nameOf(writeApplicationMessage), nameOf(inviteToInterview)];
  await forget(trx, { callers, endpoints, ids: rows.map(({ id }) => id) });
  return rows.length === batch;
}

type Kept = {
  readonly callers: readonly string[];
  readonly endpoints: readonly string[];
  /** What the answers are of. */
  readonly ids: readonly number[];
};

/** The first answers that employers were given, and would be given again. */
async function forget(trx: Db, { callers, endpoints, ids }: Kept): Promise<void> {
  await sql`
    delete from idempotency
    where caller = any(${callers}::text[]) and endpoint = any(${endpoints}::text[])
      and reply ->> 'id' = any(${ids.map(String)}::text[])`.execute(trx);
}

/** What others were told of these applications names nobody any more. In the order in which notices are marked as read. */
async function eraseName(trx: Db, userId: number, ids: readonly number[]): Promise<void> {
  await sql`
    with these as materialized (
      select id from notices
      where application_id = any(${ids}::bigint[]) and user_id <> ${userId} and person is not null
      order by id desc for no key update
    )
    update notices set person = null from these where notices.id = these.id`.execute(trx);
}
