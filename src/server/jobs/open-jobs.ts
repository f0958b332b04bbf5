/** The jobs that are still hiring, for a list of all their pages; knows nothing else of them. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type OpenJobs } from '#server/http/pages/robots-and-sitemap.ts';
import { isHiring } from './job-end-store.ts';

/** Jobs that are Hiring, as a sitemap needs them: each part is one stretch of the primary key. */
export const openJobs = (db: Db): OpenJobs => ({
  parts: async (size) => {
    const { rows } = await sql<{ part: number }>`
      select part::int as part
      from generate_series(1, (select (max(id) - 1) / ${size}::bigint + 1 from jobs)) as part
      where exists (
        select from jobs
        where id > (part - 1) * ${size}::bigint and id <= part * ${size}::bigint and ${isHiring}
      )
      order by part`.execute(db);
    return rows.map(({ part }) => part);
  },
  inPart: (part, size) =>
    db
      .selectFrom('jobs')
      .select(['id', 'date_added'])
      .where(isHiring)
      .where('id', '>', (part - 1) * size)
      .where('id', '<=', part * size)
      .orderBy('id')
      .execute(),
});
