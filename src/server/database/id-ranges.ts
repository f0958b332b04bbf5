/**
 * Fixed id ranges of `size`, numbered from 1, for lists such as sitemaps: a deleted row does not shift rows between ranges.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Db } from './connect.ts';

/** Selects the first listed id after the given one: `order by id limit 1`. */
type FirstAfter = (id: RawBuilder<number>) => RawBuilder<unknown>;

/** The numbers of non-empty ranges, in order. Jumps from one to the next, without visiting empty ones. */
export async function listRanges(db: Db, size: number, firstAfter: FirstAfter): Promise<number[]> {
  const next = (id: RawBuilder<number>) => sql`((${firstAfter(id)}) - 1) / ${sql.lit(size)}::bigint + 1`;
  const { rows } = await sql<{ part: number }>`
    with recursive parts (part) as (
      select ${next(sql`0`)}
      union all
      select ${next(sql`part * ${sql.lit(size)}::bigint`)} from parts where part is not null
    ) select part::int from parts where part is not null`.execute(db);
  return rows.map(({ part }) => part);
}

/** The ids of a range: above `after`, up to `upTo`. */
export const rangeBounds = (part: number, size: number): { after: number; upTo: number } => ({
  after: (part - 1) * size,
  upTo: part * size,
});
