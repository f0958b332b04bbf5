/** Facts about the employers and applicants that operators decide on. */
import { type RawBuilder, sql } from 'kysely';
import { type EmployerSummary, type ReportedPerson } from '#contract/operator-people.ts';
import { type Db } from '#server/database/connect.ts';
import { reportersOf } from '#server/reports/person-report-store.ts';
import { isUnclaimed } from './on-behalf/unclaimed-store.ts';

const removedJobs = sql`(select count(*) from jobs join hidden_jobs on job_id = jobs.id
  where employer_id = users.id and removed_at is not null)`;

const readSummaries = async <Summary extends { created_at: string; user_id: number }>(
  db: Db,
  ids: readonly number[],
  further: RawBuilder<unknown> = sql``,
): Promise<Map<number, Summary>> => {
  const { rows } = await sql<Omit<Summary, 'created_at'> & { user_id: number; created_at: Date }>`
    select users.id as user_id, users.name, users.created_at, suspended_at is not null as suspended,
      (select count(*) from jobs where employer_id = users.id) as jobs, ${removedJobs} as removed,
      companies.name as company_name, coalesce(verification, 'none') as verification,
      ${reportersOf(sql.ref('users.id'))} as reporters ${further}
    from users left join companies on companies.user_id = users.id
    where users.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.user_id,
      { ...row, created_at: row.created_at.toISOString() } as unknown as Summary,
    ]),
  );
};

/** Employers by id. */
export const readEmployers = (db: Db, ids: readonly number[]): Promise<Map<number, EmployerSummary>> =>
  readSummaries(db, ids);

const decided = (decision: 'dismissed' | 'warned') =>
  sql`(select count(*) from people_reports where reported_id = users.id and decision = ${decision}::text)`;

/** Seekers and employers by id, with earlier decisions. */
export const readReportedPeople = (db: Db, ids: readonly number[]): Promise<Map<number, ReportedPerson>> =>
  readSummaries(
    db,
    ids,
    sql`, acc_type, (select count(*) from applications where applications.user_id = users.id) as applications,
      ${isUnclaimed('users.id')} as unclaimed, ${decided('dismissed')} as dismissed, ${decided('warned')} as warned`,
  );
