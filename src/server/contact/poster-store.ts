/** What a job's poster shows (product 2.66). */
import { type PosterJob } from '#contract/poster.ts';
import { type Db } from '#server/database/connect.ts';
import { companyOfJob } from '#server/companies/company-store.ts';
import { Failure } from '#server/http/api/call-failures.ts';

/** Throws `not_found`, also for someone else's job. */
export async function readPosterJob(db: Db, jobId: number, ownerId: number): Promise<PosterJob> {
  const job = await db
    .selectFrom('jobs')
    .select(['id as job_id', 'name', 'location', 'province', 'district', 'conditions', 'walk_in'])
    .select(['salary', 'salary_min', 'salary_max', 'salary_currency', 'salary_period'])
    .select(companyOfJob.as('company'))
    .where('id', '=', jobId)
    .where('employer_id', '=', ownerId)
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  return job;
}
