/** Jobs as employers post them (product 3.3): cleaned, priced for sorting and made findable on the way in. */
import { type Insertable } from 'kysely';
import { type NewJob } from '#contract/postings.ts';
import { type Db } from '#server/database/connect.ts';
import { type JobsTable } from '#server/database/tables.ts';
import { cleanRichText } from '#server/http/api/rich-text.ts';
import { insistOnRoomToday } from '#server/http/limits/daily-caps.ts';
import { monthlyPay } from '#contract/pay.ts';
import { salaryNumber } from '#contract/salary-number.ts';
import { searchColumns } from '#server/search/job-text.ts';

/** The columns of what an employer says of a job. */
export function toldColumns(posted: NewJob) {
  const job = { ...posted, description: cleanRichText(posted.description) };
  return { ...job, salary_number: monthlyPay(job) ?? salaryNumber(job.salary), ...searchColumns(job) };
}

/** The row of a new job. */
export function toJobRow(posted: NewJob, employerId: number, now: Date): Insertable<JobsTable> {
  return { ...toldColumns(posted), employer_id: employerId, date_added: now };
}

type Posting = { readonly employerId: number; readonly now: Date; readonly cap?: number | undefined };

/**
 * Stores a job, Hiring from `now` on (product 7.6). Give it the transaction of the request key.
 * Throws `daily_limit` when the employer has posted `cap` jobs in the last 24 hours.
 */
export async function postJob(
  db: Db,
  posted: NewJob,
  { employerId, now, cap }: Posting,
): Promise<{ job_id: number }> {
  const theirs = db.selectFrom('jobs').select('date_added').where('employer_id', '=', employerId);
  await insistOnRoomToday(db, theirs.orderBy('date_added', 'desc'), { userId: employerId, now, cap });
  const { id } = await db
    .insertInto('jobs')
    .values(toJobRow(posted, employerId, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { job_id: id };
}
