/** Who posted, or asks for the mark: what stands beside every decision. */
import { sql } from 'kysely';
import { type EmployerRecord } from '#contract/operators.ts';
import { type Db } from '#server/database/connect.ts';

/** By the employer's id. */
export async function readEmployers(db: Db, ids: readonly number[]): Promise<Map<number, EmployerRecord>> {
  const { rows } = await sql<Omit<EmployerRecord, 'created_at'> & { created_at: Date }>`
    select users.id as user_id, users.name, users.created_at, suspended_at is not null as suspended,
      (select count(*) from jobs where employer_id = users.id) as jobs,
      (select count(*) from jobs join hidden_jobs on job_id = jobs.id
        where employer_id = users.id and removed_at is not null) as removed,
      companies.name as company_name, coalesce(verification, 'none') as verification
    from users left join companies on companies.user_id = users.id
    where users.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ created_at, ...record }) => [
      record.user_id,
      { ...record, created_at: created_at.toISOString() },
    ]),
  );
}
