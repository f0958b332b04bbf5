/** The real jobs that are still hiring, for lists that machines read; knows nothing else of them. */
import { sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { isReal } from '#server/database/demonstration.ts';
import { rangeBounds, listRanges } from '#server/database/id-ranges.ts';
import { type SitemapSource } from '#server/http/pages/robots-and-sitemap.ts';
import { isHiring } from '../job-end-store.ts';
import { isShown } from '../job-visibility-store.ts';

const isListed = sql<SqlBool>`${isHiring} and ${isReal('jobs.employer_id')} and ${isShown()}`;

/** Jobs that are Hiring, as a sitemap needs them. */
export const openJobs = (db: Db): SitemapSource => ({
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
