/** Fills a database with one employer's many jobs and the applications to them. */
import { sql } from 'kysely';
import { newJob } from '#contract/postings.ts';
import { type Db } from '#server/database/connect.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { posting, shortCv } from './samples.ts';

type Amount = {
  readonly jobs: number;
  /** Each of them applies to every job. */
  readonly applicants: number;
  /** An existing account that is one of the applicants. */
  readonly known?: number;
};

/** Names in both scripts, one in three applications answered; one minute between them. */
export async function fillApplications(
  db: Db,
  employerId: number,
  { jobs, applicants, known }: Amount,
): Promise<void> {
  const now = new Date();
  const posted = newJob.parse(posting);
  const rows = Array.from({ length: jobs }, (_, at) =>
    toJobRow({ ...posted, name: at % 2 ? `អ្នកដុតនំ ${at}` : `Night Baker ${at}`, img: at % 5 }, employerId, now),
  );
  await db.insertInto('jobs').values(rows).execute();
  await sql`
    insert into users (name, name_key, password_hash, acc_type)
    select 'applicant ' || n, 'applicant ' || n, '-', 'employee'
    from generate_series(1, ${applicants - (known === undefined ? 0 : 1)}::int) n`.execute(db);
  await sql`
    insert into applications (job_id, user_id, status, date_added, date_updated, cv)
    select job_id, user_id, (array['pending', 'accepted', 'rejected', 'pending'])[1 + (n + n / ${jobs}::int) % 4], at, at,
      jsonb_set(${JSON.stringify(shortCv)}::text::jsonb, '{user_info,first_name}',
        to_jsonb(case when n % 2 = 0 then 'ស្រីមុំ ' else 'Sreymom ' end || n))
    from (
      select j.id as job_id, u.id as user_id, row_number() over (order by u.id, j.id) as n,
        now() - row_number() over (order by u.id desc, j.id desc) * interval '1 minute' as at
      from jobs j cross join users u
      where j.employer_id = ${employerId}
        and (u.name_key like 'applicant %' or u.id = ${known ?? 0}::bigint)
    ) pairs
    order by n`.execute(db);
}
