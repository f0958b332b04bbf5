/** How often a job was seen, saved and applied for (product 7.46), for its employer. */
import { sql } from 'kysely';
import { cambodiaOffsetMs, dayInCambodia } from '#contract/days.ts';
import { type JobStats, jobSources, smallestShown, statisticsDays } from '#contract/statistics.ts';
import { isDelivered } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { dayAt } from '#server/jobs/job-end-store.ts';

type Counts = Omit<JobStats['days'][number], 'day'>;

/** Throws `not_found` if it is not the employer's. */
export async function readJobStats(db: Db, jobId: number, employerId: number, now: Date): Promise<JobStats> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  const firstDay = dayInCambodia(1 - statisticsDays, now.getTime());
  const since = new Date(Date.parse(firstDay) - cambodiaOffsetMs);
  const [views, { rows: events }, answered] = await Promise.all([
    db
      .selectFrom('job_views')
      .select(['day', 'source', 'amount'])
      .where('job_id', '=', jobId)
      .where('day', '>=', firstDay)
      .execute(),
    sql<{ what: keyof Counts; day: string; amount: number }>`
      select 'saved' as what, ${sql.raw(dayAt('saved_at'))} as day, count(*) as amount from favourites
        where job_id = ${jobId} and saved_at >= ${since} group by 2
      union all
      select 'applied', ${sql.raw(dayAt('date_added'))}, count(*) from applications
        where job_id = ${jobId} and date_added >= ${since} and ${isDelivered} group by 2
      union all
      select 'contacted', ${sql.raw(dayAt('called_at'))}, count(*) from contact_calls
        where job_id = ${jobId} and called_at >= ${since} group by 2`.execute(db),
    db
      .selectFrom('applications')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('job_id', '=', jobId)
      .where('date_added', '>=', since)
      .where('status', '<>', 'pending')
      .executeTakeFirstOrThrow(),
  ]);
  const days = new Map<string, Counts>();
  const add = (day: string, what: keyof Counts, amount: number) => {
    const counts = days.get(day) ?? { seen: 0, saved: 0, applied: 0, contacted: 0 };
    days.set(day, { ...counts, [what]: counts[what] + amount });
  };
  for (const { day, amount } of views) add(day, 'seen', amount);
  for (const { day, what, amount } of events) add(day, what, amount);
  const seenFrom = (source: string) =>
    views.reduce((sum, view) => (view.source === source ? sum + view.amount : sum), 0);
  return {
    days: [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, counts]) => ({ day, ...counts })),
    // The compiler cannot see that every source is there.
    sources: Object.fromEntries(
      jobSources.map((source) => {
        const amount = seenFrom(source);
        return [source, amount > 0 && amount < smallestShown ? null : amount];
      }),
    ) as JobStats['sources'],
    answered: answered.count,
  };
}
