/** How long a search may keep the database. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';

/** In milliseconds: whatever is typed, nobody waits longer; then it is 503, as when the database is busy otherwise. */
const longest = 2_000;

type Bounds = {
  /** In milliseconds. */
  readonly limit?: number;
  /** For values together of which only PostgreSQL's statistics know whether many jobs have them. */
  readonly isPlannedByValues?: boolean;
};

/**
 * The statements of one search, each of which may take so long. Among ten million jobs PostgreSQL takes them for dear,
 * and starting workers or compiling then costs tens of times what they need.
 */
export const withinTime = <Found>(
  db: Db,
  search: (db: Db) => Promise<Found>,
  { limit = longest, isPlannedByValues = false }: Bounds = {},
): Promise<Found> =>
  db.isTransaction
    ? search(db)
    : db.transaction().execute(async (trx) => {
        await sql`
          select set_config('statement_timeout', ${`${limit}ms`}, true),
            set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
            set_config('plan_cache_mode', ${isPlannedByValues ? 'force_custom_plan' : 'auto'}, true)`.execute(
          trx,
        );
        return search(trx);
      });
