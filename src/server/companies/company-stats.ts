/** The number of open jobs of a company, and how fast it answers applications (product 3.13), for its page. */
import { sql } from 'kysely';
import { type Company } from '#contract/companies.ts';
import { answerInDays, applicationsForResponse, responseDays } from '#contract/limits.ts';
import { isDelivered } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { dayMs } from '#server/http/clock.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';

type CompanyStats = Pick<Company, 'open_jobs' | 'response'>;

/** Bounds the cost: the newest jobs are enough to judge how a company answers. */
const maximum = { jobs: 1_000, applications: 5_000 } as const;

/**
 * Counts applications of the last 90 days that are older than 14 days: by then an answer has arrived or is late. Saying
 * how an undecided one ended is an answer, too. Those made before the company was claimed don't count, because no one
 * could answer them.
 */
export async function readCompanyStats(db: Db, employerId: number, now: Date): Promise<CompanyStats> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const claimed = sql`(select max(claimed_at) as at from former_companies where user_id = ${employerId}) as claimed`;
  const isCounted = sql`applications.date_added > greatest(${daysAgo(responseDays)}::timestamptz, claimed.at)
    and applications.date_added < ${daysAgo(answerInDays)} and ${isDelivered}`;
  const { rows } = await sql<{ open_jobs: number; counted: number; in_time: number; days: number | null }>`
    select
      (select count(*) from jobs where employer_id = ${employerId} and ${isHiring} and ${isShown()}) as open_jobs,
      count(*) filter (where is_counted) as counted,
      count(*) filter (where days <= ${answerInDays}) as in_time,
      percentile_cont(0.5) within group (order by days) as days
    from ((
      select case when status <> 'pending' then
        extract(epoch from date_updated - date_added)::float8 / 86400 end as days, true as is_counted
      from (
        select id from jobs where employer_id = ${employerId}
        order by date_added desc, id desc limit ${sql.lit(maximum.jobs)}
      ) as newest
      cross join ${claimed}
      cross join lateral (
        select status, date_added, date_updated from applications
        where applications.job_id = newest.id and ${isCounted}
        order by applications.date_added desc limit ${sql.lit(maximum.applications)}
      ) as applications_of_job
      limit ${sql.lit(maximum.applications)}
    ) union all (
      select extract(epoch from answered_at - date_added)::float8 / 86400, false
      from outcomes join applications on applications.id = application_id cross join ${claimed}
      where outcomes.user_id = ${employerId} and status = 'pending' and ${isCounted}
      limit ${sql.lit(maximum.applications)}
    )) as answered`.execute(db);
  const [{ open_jobs = 0, counted = 0, in_time = 0, days = null } = {}] = rows;
  return {
    open_jobs,
    response:
      counted < applicationsForResponse
        ? null
        : { rate: in_time / counted, days: days === null ? null : Math.round(days * 10) / 10 },
  };
}
