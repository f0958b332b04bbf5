/** What a PostgreSQL server does in the background and the embedded one cannot: checkpoints, vacuum, statistics. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const everyMinute = 60 * 1_000;
/** Bytes of log after which a checkpoint is worth its time: it bounds the folder's size and the next start. */
const logWorthACheckpoint = 64 * 1024 * 1024;
/** Changed rows after which the planner's statistics are stale. */
const changesWorthAVacuum = 2_000;

/** Starts the timer; the answer stops it. A round that fails is tried again at the next one. */
export function startMaintenance(db: Kysely<Tables>, period = everyMinute): () => void {
  const timer = setInterval(() => {
    maintain(db).catch(() => undefined);
  }, period);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** One round: each step is short, and other statements run between them. */
export async function maintain(db: Kysely<Tables>): Promise<void> {
  const stale = await sql<{ table: string }>`
    select quote_ident(relname) as table from pg_stat_user_tables
    where n_mod_since_analyze > ${changesWorthAVacuum} or n_dead_tup > ${changesWorthAVacuum}`.execute(db);
  for (const { table } of stale.rows) await sql`vacuum (analyze) ${sql.raw(table)}`.execute(db);

  const log = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(db);
  if ((log.rows[0]?.bytes ?? 0) > logWorthACheckpoint) await sql`checkpoint`.execute(db);
}
