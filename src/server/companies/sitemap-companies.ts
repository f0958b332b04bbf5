/** Companies in the sitemap (product 12.7). */
import { sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { rangeBounds, listRanges } from '#server/database/id-ranges.ts';
import { type SitemapSource } from '#server/http/pages/robots-and-sitemap.ts';
import { isSuspended } from './company-store.ts';

const isListed = sql<SqlBool>`companies.name is not null and not ${isSuspended('companies.user_id')}`;

export const sitemapCompanies = (db: Db): SitemapSource => ({
  parts: (size) =>
    listRanges(
      db,
      size,
      (id) =>
        sql`select user_id from companies where user_id > ${id} and ${isListed} order by user_id limit 1`,
    ),
  inPart: (part, size) => {
    const { after, upTo } = rangeBounds(part, size);
    return db
      .selectFrom('companies')
      .select('user_id as id')
      .where(isListed)
      .where('user_id', '>', after)
      .where('user_id', '<=', upTo)
      .orderBy('user_id')
      .execute();
  },
});
