/** Jobs as employers post them (product 3.3): cleaned, priced for sorting and made findable on the way in. */
import { type Insertable } from 'kysely';
import { warningKindsOf } from '#warnings/find-warnings.ts';
import { type NewJob } from '#contract/postings.ts';
import { type ReviewRule } from '#contract/job-fields.ts';
import { type Db } from '#server/database/connect.ts';
import { type JobsTable } from '#server/database/tables.ts';
import { cleanRichText } from '#server/http/api/clean-rich-text.ts';
import { enforceDailyCap } from '#server/http/limits/daily-caps.ts';
import { monthlyPay } from '#contract/pay.ts';
import { salaryNumber } from '#search/salary-number.ts';
import { isVerified } from '#server/companies/company-store.ts';
import { searchColumns } from '#server/search/search-vector.ts';
import { addWords } from '#server/search/word-store.ts';
import { letWait } from './job-visibility-store.ts';
import { tellOfNewJobLater } from './new-job-store.ts';
import { mustWait } from './review-rules.ts';

/** The columns of what an employer says of a job. */
export function toldColumns(posted: NewJob) {
  const job = { ...posted, description: cleanRichText(posted.description) };
  return {
    ...job,
    salary_number: monthlyPay(job) ?? salaryNumber(job.salary),
    warnings: warningKindsOf(job),
    ...searchColumns(job),
  };
}

/** The row of a new job. */
export function toJobRow(posted: NewJob, employerId: number, now: Date) {
  return { ...toldColumns(posted), employer_id: employerId, date_added: now } satisfies Insertable<JobsTable>;
}

type Posting = {
  readonly employerId: number;
  readonly now: Date;
  /** For employers that are not verified. */
  readonly cap?: number | undefined;
  readonly review?: ReviewRule;
};

/**
 * Stores a job, Hiring from `now` on (product 7.6), which waits where it must be looked at first (product 4.17). Give it
 * the transaction of the request key. Throws `daily_limit` when the employer has posted `cap` jobs in the last 24 hours.
 */
export async function postJob(
  db: Db,
  posted: NewJob,
  { employerId, now, cap, review = 'off' }: Posting,
): Promise<{ job_id: number }> {
  const isTrusted = await isVerified(db, employerId);
  const theirs = db.selectFrom('jobs').select('date_added').where('employer_id', '=', employerId);
  await enforceDailyCap(db, theirs.orderBy('date_added', 'desc'), {
    userId: employerId,
    now,
    rule: 'posts',
    cap: isTrusted ? undefined : cap,
  });
  const row = toJobRow(posted, employerId, now);
  await addWords(db, [posted]);
  // The trigger hide_jobs_of_suspended hides it if the account was suspended meanwhile.
  const { id } = await db.insertInto('jobs').values(row).returning('id').executeTakeFirstOrThrow();
  if (mustWait(review, { warnings: row.warnings, isTrusted })) await letWait(db, id, now);
  else await tellOfNewJobLater(db, id);
  return { job_id: id };
}
