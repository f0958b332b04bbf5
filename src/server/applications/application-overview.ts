/** What an employer sees of all applications without reading them (product 7.40): one statement each, and answers of one size. */
import { sql } from 'kysely';
import { type ApplicationCounts, type Narrowing } from '#contract/application-overview.ts';
import { narrowingCities, narrowingJobs } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { newestTo } from './newest-applications.ts';

/** By an index of jobs and statuses, without a look at an application. */
export async function countApplications(db: Db, employerId: number): Promise<ApplicationCounts> {
  const { rows } = await sql<ApplicationCounts>`
    select count(*) as jobs, coalesce(sum(applied), 0)::bigint as applied,
      coalesce(sum(pending), 0)::bigint as pending, coalesce(sum(accepted), 0)::bigint as accepted
    from jobs cross join lateral (
      select count(*) as applied, count(*) filter (where status = 'pending') as pending,
        count(*) filter (where status = 'accepted') as accepted
      from applications where applications.job_id = jobs.id
    ) counted
    where employer_id = ${employerId}`.execute(db);
  return rows[0] ?? { jobs: 0, applied: 0, pending: 0, accepted: 0 };
}

/** The jobs that were applied to, and where the newest applicants live, in their own words. */
export async function readNarrowing(db: Db, employerId: number): Promise<Narrowing> {
  const jobs = await sql<{ id: number; name: string }>`
    select jobs.id, jobs.name from jobs cross join lateral (
      select id from applications where applications.job_id = jobs.id order by id desc limit 1
    ) newest
    where employer_id = ${employerId} order by newest.id desc limit ${sql.lit(narrowingJobs)}`.execute(db);
  const cities = await sql<{ city: string; count: number }>`
    select btrim(city) as city, count(*) from applications
    where btrim(city) <> '' and id = any(array(${newestTo(employerId)}))
    group by 1 order by 2 desc, 1 limit ${sql.lit(narrowingCities)}`.execute(db);
  return { jobs: jobs.rows, cities: cities.rows };
}
