/** Limits how long the statements of a search may run. */
import { sql } from 'kysely';
import { type Db, isEmbedded } from '#server/database/connect.ts';
import { createTurns } from '#server/http/limits/turns.ts';

/** After this a search fails with 503, as when the database is busy otherwise. */
const defaultTimeoutMs = 2_000;

type Options = {
  readonly timeoutMs?: number;
  /** Plans with the values, where only PostgreSQL's statistics know whether many jobs have them together. */
  readonly isPlannedByValues?: boolean;
};

/** The last one waits about 20 seconds, as long as for the connection. */
const embeddedTurns = createTurns({ atOnce: 1, waiting: 400, ofOneAddress: Infinity });

/**
 * Runs a search in a transaction with a timeout for each statement. With ten million jobs the planner overestimates the
 * cost; parallel workers and JIT would take tens of times as long as the query.
 *
 * The embedded engine knows neither timeouts nor parallel workers, and plans each statement with its values. There,
 * searches run one at a time, each statement on its own, so that no one waits for more than two statements of searches.
 */
export async function withStatementTimeout<Result>(
  db: Db,
  search: (db: Db) => Promise<Result>,
  { timeoutMs = defaultTimeoutMs, isPlannedByValues = false }: Options = {},
): Promise<Result> {
  if (db.isTransaction) return search(db);
  if (isEmbedded(db)) return embeddedTurns('all', () => search(db));
  return db.transaction().execute(async (trx) => {
    await sql`
      select set_config('statement_timeout', ${`${timeoutMs}ms`}, true),
        set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
        set_config('plan_cache_mode', ${isPlannedByValues ? 'force_custom_plan' : 'auto'}, true)`.execute(
      trx,
    );
    return search(trx);
  });
}
