/** Open jobs in the sitemap (product 12.7). */
import { sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { rangeBounds, listRanges } from '#server/database/id-ranges.ts';
import { type SitemapSource } from '#server/http/pages/robots-and-sitemap.ts';
import { isHiring } from '../job-end-store.ts';
import { isShown } from '../job-visibility-store.ts';

const isListed = sql<SqlBool>`${isHiring} and ${isShown()}`;

export const sitemapJobs = (db: Db): SitemapSource => ({
  parts: (size) =>
    listRanges(
      db,
      size,
      (id) => sql`select jobs.id from jobs where jobs.id > ${id} and ${isListed} order by jobs.id limit 1`,
    ),
  inPart: (part, size) => {
    const { after, upTo } = rangeBounds(part, size);
    return db
      .selectFrom('jobs')
      .select((eb) => ['id', eb.fn.coalesce('date_edited', 'date_added').as('changed')])
      .where(isListed)
      .where('id', '>', after)
      .where('id', '<=', upTo)
      .orderBy('id')
      .execute();
  },
});
