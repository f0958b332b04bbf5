/** Counts visits, people who saw a job, and searches that found nothing (product 7.46), without identifiers; reads a job's counts. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { cambodiaOffsetMs, dayInCambodia } from '#contract/days.ts';
import {
  type JobSource,
  jobSources,
  type JobStats,
  smallestShown,
  statisticsDays,
} from '#contract/statistics.ts';
import { isDelivered } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { readDigestKey } from '#server/database/stored-secret.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { dayAt } from '#server/jobs/job-end-store.ts';

export async function countVisit(db: Db, now: Date, isReturning: boolean): Promise<void> {
  const day = dayInCambodia(0, now.getTime());
  const counted = isReturning ? (['visits', 'returning'] as const) : (['visits'] as const);
  await db
    .insertInto('daily_counts')
    .values(counted.map((what) => ({ day, what, amount: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'what']).doUpdateSet({ amount: sql<number>`daily_counts.amount + 1` }),
    )
    .execute();
}

type Seen = { readonly jobId: number; readonly source: JobSource; readonly by: number | undefined };

/** Does nothing for jobs that others cannot see, and for their employers. */
export async function countSeen(db: Db, now: Date, { jobId, source, by }: Seen): Promise<void> {
  await sql`
    insert into job_views (job_id, day, source, amount)
    select id, ${dayInCambodia(0, now.getTime())}, ${source}, 1 from jobs
      where id = ${jobId} and employer_id is distinct from ${by ?? null} and ${isShown()}
    on conflict (job_id, day, source) do update set amount = job_views.amount + 1`.execute(db);
}

/** Longer keywords are sentences, of which no two are alike. */
const longestWords = 60;

/** @param person their account, or address and browser */
export async function countEmptySearch(db: Db, now: Date, keyword: string, person: string): Promise<void> {
  const words = keyword.toLowerCase().replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longestWords) return;
  const digest = createHmac('sha256', await readDigestKey(db))
    .update(`${words}\n${person}`)
    .digest('base64url');
  await db
    .insertInto('empty_searches')
    .values({ day: dayInCambodia(0, now.getTime()), words, person: digest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Counts = Omit<JobStats['days'][number], 'day'>;

/** How a job of the employer is doing; throws `not_found` if it is not theirs. */
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
