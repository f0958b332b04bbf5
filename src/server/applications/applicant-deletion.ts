/** What happens to the applications of a user whose account is deleted (product 7.33). */
import { type RawBuilder, sql } from 'kysely';
import { inviteToInterview, writeApplicationMessage } from '#contract/application-messages.ts';
import { decideApplication } from '#contract/application-handling.ts';
import { type Endpoint } from '#contract/endpoint.ts';
import { type Db } from '#server/database/connect.ts';
import { type ApplicationTables } from '#server/database/application-tables.ts';
import { assignments, type DeleteBatch } from '#server/database/personal-data.ts';
import { erasedCopy } from './sent-copy-store.ts';

/** Most rows per statement. */
const batchSize = 500;

/** The columns generated from the copy of the CV follow it. */
export const anonymised = {
  user_id: sql`null`,
  cv: sql`${JSON.stringify(erasedCopy)}::jsonb`,
  cv_erased_at: sql`coalesce(cv_erased_at, now())`,
  answers: sql`null`,
  message: sql`null`,
  note: sql`null`,
} satisfies { readonly [Column in keyof ApplicationTables['applications']]?: RawBuilder<unknown> };

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/**
 * Employers keep the applications without the person. The thread goes as a whole, because what the employer wrote there
 * is about the person; so do the words of the decision and the note.
 */
export const anonymiseApplications: DeleteBatch = async (trx, { userId }) => {
  const { rows } = await sql<{ id: number; employer_id: number | null }>`
    select applications.id, employer_id from applications join jobs on jobs.id = job_id
    where user_id = ${userId} order by applications.id limit ${sql.lit(batchSize)}
    for update of applications`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const callers = [...new Set(rows.map(({ employer_id }) => `user:${employer_id}`))];
  if (await deleteThreads(trx, ids, callers)) return true;
  await deleteReplies(trx, { callers, endpoints: [nameOf(decideApplication)], ids });
  await clearName(trx, userId, ids);
  await sql`
    update applications set ${assignments(anonymised)} where id = any(${ids}::bigint[])`.execute(trx);
  return ids.length === batchSize;
};

/** Only notices are left of applications that were withdrawn. */
export const deleteWithdrawals: DeleteBatch = async (trx, { userId }) => {
  const { rows } = await sql<{ application_id: number }>`
    delete from withdrawals where ctid = any(array(
      select ctid from withdrawals where user_id = ${userId} limit ${sql.lit(batchSize)}))
    returning application_id`.execute(trx);
  await clearName(
    trx,
    userId,
    rows.map(({ application_id }) => application_id),
  );
  return rows.length === batchSize;
};

/** Deletes up to a batch of messages and returns whether more may be left. */
async function deleteThreads(trx: Db, ids: readonly number[], callers: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from application_messages where id = any(array(
      select id from application_messages where application_id = any(${ids}::bigint[])
      limit ${sql.lit(batchSize)}))
    returning id`.execute(trx);
  const endpoints = [nameOf(writeApplicationMessage), nameOf(inviteToInterview)];
  await deleteReplies(trx, { callers, endpoints, ids: rows.map(({ id }) => id) });
  return rows.length === batchSize;
}

type Replies = {
  readonly callers: readonly string[];
  readonly endpoints: readonly string[];
  /** Ids of the applications that the replies describe. */
  readonly ids: readonly number[];
};

/** The idempotent replies to employers, which would be sent again. */
async function deleteReplies(trx: Db, { callers, endpoints, ids }: Replies): Promise<void> {
  await sql`
    delete from idempotency
    where caller = any(${callers}::text[]) and endpoint = any(${endpoints}::text[])
      and body::jsonb ->> 'id' = any(${ids.map(String)}::text[])`.execute(trx);
}

/** Clears the applicant's name in other people's notices, locked in the order in which they are marked as read. */
async function clearName(trx: Db, userId: number, ids: readonly number[]): Promise<void> {
  await sql`
    with batch as materialized (
      select id from notices
      where application_id = any(${ids}::bigint[]) and user_id <> ${userId} and person is not null
      order by id desc for no key update
    )
    update notices set person = null, person_km = null from batch where notices.id = batch.id`.execute(trx);
}
