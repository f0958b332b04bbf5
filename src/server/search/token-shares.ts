/** How common tokens are, by PostgreSQL's own statistics; it counts nothing itself. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';

/** The share of jobs that have a token; 0 of those that few have. */
export type TokenShares = ReadonlyMap<string, number>;

/** In milliseconds. */
const keptFor = 10 * 60_000;
const kept = new WeakMap<Db, { readonly until: number; readonly shares: Promise<TokenShares> }>();

/** What was read is kept for a while: whoever turns a page is given the same order. */
export function readTokenShares(db: Db): Promise<TokenShares> {
  const known = kept.get(db);
  if (known && known.until > performance.now()) return known.shares;
  const shares = load(db).catch((error: unknown) => {
    kept.delete(db);
    throw error;
  });
  kept.set(db, { until: performance.now() + keptFor, shares });
  return shares;
}

async function load(db: Db): Promise<TokenShares> {
  const { rows } = await sql<{ tokens: string[] | null; shares: number[] | null }>`
    select most_common_elems::text::text[] as tokens, most_common_elem_freqs as shares
    from pg_stats where schemaname = current_schema() and tablename = 'jobs' and attname = 'search'`.execute(
    db,
  );
  const [{ tokens, shares } = { tokens: null, shares: null }] = rows;
  return new Map(tokens?.map((token, at) => [token, shares?.[at] ?? 0]));
}
