/** The real jobs that are still hiring, for lists that machines read; knows nothing else of them. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { isReal } from '#server/database/demonstration.ts';
import { type OpenJobs } from '#server/http/pages/robots-and-sitemap.ts';
import { isHiring } from './job-end-store.ts';
import { isShown } from './job-visibility-store.ts';

/** Jobs that are Hiring, as a sitemap needs them: each part is one stretch of the primary key. */
export const openJobs = (db: Db): OpenJobs => ({
  parts: async (size) => {
    const { rows } = await sql<{ part: number }>`
      select part::int as part
      from generate_series(1, (select (max(id) - 1) / ${size}::bigint + 1 from jobs)) as part
      where exists (
        select from jobs
        where id > (part - 1) * ${size}::bigint and id <= part * ${size}::bigint and ${isHiring}
          and ${isReal('jobs.employer_id')} and ${isShown()}
      )
      order by part`.execute(db);
    return rows.map(({ part }) => part);
  },
  inPart: (part, size) =>
    db
      .selectFrom('jobs')
      .select((eb) => ['id', eb.fn.coalesce('date_edited', 'date_added').as('changed')])
      .where(isHiring)
      .where(isReal('jobs.employer_id'))
      .where(isShown())
      .where('id', '>', (part - 1) * size)
      .where('id', '<=', part * size)
      .orderBy('id')
      .execute(),
});

/** A text that is another one as soon as a job or an account is hidden or shown again; few are. */
export async function readHiddenMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select md5(concat(
      (select string_agg(job_id::text, ',' order by job_id) from hidden_jobs), ';',
      (select string_agg(id::text, ',' order by id) from users where suspended_at is not null)
    )) as mark`.execute(db);
  return rows[0]?.mark ?? '';
}

/** Those of the ids whose jobs real people posted. */
export async function realAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', [...ids, 0])
    .where(isReal('jobs.employer_id'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
