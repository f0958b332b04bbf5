/** Counts visits, people who saw a job, and searches that found nothing (product 7.46), without identifiers. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { dayInCambodia } from '#contract/days.ts';
import { type JobSource } from '#contract/statistics.ts';
import { type Db } from '#server/database/connect.ts';
import { readDigestKey } from '#server/database/stored-secret.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';

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
