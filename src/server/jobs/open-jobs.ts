/** The jobs that are still hiring, for a list of all their pages; knows nothing else of them. */
import { type Db } from '#server/database/connect.ts';
import { type OpenJobs } from '#server/http/pages/robots-and-sitemap.ts';

/** Jobs that are Hiring, as a sitemap needs them. */
export const openJobs = (db: Db): OpenJobs => ({
  count: async () => {
    const { jobs } = await db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('jobs'))
      .where('status', '=', 'Hiring')
      .executeTakeFirstOrThrow();
    return jobs;
  },
  page: (offset, limit) =>
    db
      .selectFrom('jobs')
      .select(['id', 'date_added'])
      .where('status', '=', 'Hiring')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
});
