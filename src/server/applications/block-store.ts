/** Blocks between a seeker and an employer (product 4.19). The blocked side never learns of it. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';

export type Pair = { readonly employeeId: number; readonly employerId: number };

/** Who blocks the other; both may. */
type Blocks = { readonly byEmployee: boolean; readonly byEmployer: boolean };

async function readBlocks(db: Db, { employeeId, employerId }: Pair): Promise<Blocks> {
  const rows = await db
    .selectFrom('blocks')
    .select('by_employer')
    .where('employee_id', '=', employeeId)
    .where('employer_id', '=', employerId)
    .execute();
  return {
    byEmployee: rows.some(({ by_employer }) => !by_employer),
    byEmployer: rows.some(({ by_employer }) => by_employer),
  };
}

/** Whether either side blocks the other. */
export async function isBlocked(db: Db, employeeId: number, employerId: number): Promise<boolean> {
  const { byEmployee, byEmployer } = await readBlocks(db, { employeeId, employerId });
  return byEmployee || byEmployer;
}

const lockKey = ({ employeeId, employerId }: Pair) =>
  sql`hashtextextended(${`block:${employeeId}:${employerId}`}, 0)`;

/** The blocks, which don't change until the transaction ends. Call this before storing what one side sends. */
export async function readLockedBlocks(trx: Db, pair: Pair): Promise<Blocks> {
  await sql`select pg_advisory_xact_lock_shared(${lockKey(pair)})`.execute(trx);
  return readBlocks(trx, pair);
}

/** Waits until what the two are sending is stored, so that nothing is delivered after the block. */
export const lockBlocks = (trx: Db, pair: Pair): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${lockKey(pair)})`.execute(trx);

/** Call this before reading the application's employer: until the transaction ends, no one claims the company. */
export const lockEmployer = (trx: Db, applicationId: number): Promise<unknown> =>
  sql`select from jobs where id = (select job_id from applications where id = ${applicationId}) for share`.execute(
    trx,
  );

/** For queries of an employer: applications made despite a block are only for their applicants. */
export const isDelivered = sql<SqlBool>`not exists (
  select from undelivered_applications where application_id = applications.id)`;

/** Whether that side of the application sees a message: undelivered ones are only for their writers. */
export const isSeenBy = (side: 'employer' | 'employee'): RawBuilder<SqlBool> =>
  sql<SqlBool>`(not undelivered or from_employer = ${sql.lit(side === 'employer')})`;

/** Whether the seeker doesn't block the employer; both are SQL expressions. */
export const isNotBlocking = (seeker: string, employer: string): RawBuilder<SqlBool> =>
  sql.raw(`not exists (
    select from blocks where employee_id = ${seeker} and blocks.employer_id = ${employer} and not by_employer)`);

/** The employers that the seeker blocks. */
export async function blockedEmployers(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('employer_id')
    .where('employee_id', '=', userId)
    .where('by_employer', '=', false)
    .execute();
  return rows.map(({ employer_id }) => employer_id);
}

type Noticed = {
  readonly user_id: number;
  readonly job_id?: number;
  readonly application_id?: number;
};

/** Leaves out notices to people who block the other side. */
export async function withoutBlocked<Notice extends Noticed>(trx: Db, notices: Notice[]): Promise<Notice[]> {
  if (notices.every(({ job_id }) => job_id === undefined)) return notices;
  const column = (value: (notice: Notice) => number | undefined) =>
    sql`${notices.map((notice) => value(notice) ?? null)}::bigint[]`;
  const { rows } = await sql<{ nth: number }>`
    select nth from unnest(
      ${column(({ user_id }) => user_id)}, ${column(({ job_id }) => job_id)},
      ${column(({ application_id }) => application_id)}
    ) with ordinality as notice (user_id, job_id, application_id, nth)
    where exists (
      select from blocks join jobs on jobs.employer_id = blocks.employer_id
      where employee_id = notice.user_id and not by_employer and jobs.id = notice.job_id
    ) or exists (
      select from blocks join applications on applications.user_id = blocks.employee_id
      where blocks.employer_id = notice.user_id and by_employer and applications.id = notice.application_id
    )`.execute(trx);
  const blocked = new Set(rows.map(({ nth }) => Number(nth)));
  return notices.filter((_, at) => !blocked.has(at + 1));
}
