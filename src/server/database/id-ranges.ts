/**
 * Tables whose ids are told in stretches of so many, counted from 1, such as sitemaps: whatever goes from one stretch moves
 * nothing to another.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Db } from './connect.ts';

/** The first id after this one that is to be told; `order by id limit 1`. */
type FirstAfter = (id: RawBuilder<number>) => RawBuilder<unknown>;

/** Which stretches have any, in order. It goes from one to the next that has, and passes by none that has not. */
export async function listRanges(db: Db, size: number, firstAfter: FirstAfter): Promise<number[]> {
  const next = (id: RawBuilder<number>) => sql`((${firstAfter(id)}) - 1) / ${sql.lit(size)}::bigint + 1`;
  const { rows } = await sql<{ stretch: number }>`
    with recursive stretches (stretch) as (
      select ${next(sql`0`)}
      union all
      select ${next(sql`stretch * ${sql.lit(size)}::bigint`)} from stretches where stretch is not null
    ) select stretch::int from stretches where stretch is not null`.execute(db);
  return rows.map(({ stretch }) => stretch);
}

/** The ids before and at the end of a stretch. */
export const rangeBounds = (stretch: number, size: number): { after: number; upTo: number } => ({
  after: (stretch - 1) * size,
  upTo: stretch * size,
});
