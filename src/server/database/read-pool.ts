/** Reads from replicas in turn, which may be some seconds behind, and from the primary if a replica fails. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { isUnavailable } from './database-error.ts';
import { createPostgresPool, type PostgresOptions } from './postgres-pool.ts';
import { type Position, type ReplicaWatch, watchReplicas } from './replica-watch.ts';

/** In milliseconds. The primary is tried afterwards, and the whole call must end within 17 seconds. */
const readTimeouts = { connectTimeout: 1_000, statementTimeout: 2_000 };

type ReadPool = {
  readonly pool: PostgresPool;
  readonly watch: ReplicaWatch;
};

type Row = { readonly position: number | null };

const askPosition =
  (pool: PostgresPool, position: string): Position =>
  async () => {
    const { rows } = await run(pool, `select ${position} as position`, []);
    return (rows[0] as Row | undefined)?.position ?? undefined;
  };

const written = "pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')";
/** Null once the replica was promoted: the primary already has enough load. */
const replayed = "case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end";

/**
 * For single read-only statements: each statement may use another server.
 * @param primary stays open when this pool ends
 * @param watched a separate pool of the primary, so that the watch does not wait behind slow statements
 */
export function createReadPool(
  urls: readonly string[],
  options: Omit<PostgresOptions, 'url'>,
  { primary, watched }: { readonly primary: PostgresPool; readonly watched: PostgresPool },
): ReadPool {
  const replicas = urls.map((url) =>
    createPostgresPool({ ...options, ...readTimeouts, url, name: 'replica' }),
  );
  const watch = watchReplicas({
    primary: askPosition(watched, written),
    replicas: replicas.map((pool) => askPosition(pool, replayed)),
  });
  let turn = 0;

  const read = async (text: string, values: readonly unknown[]) => {
    const usable = watch.usable();
    turn += 1;
    const number = usable[turn % usable.length];
    const replica = number === undefined ? undefined : replicas[number];
    if (number === undefined || replica === undefined) return run(primary, text, values);
    try {
      return await run(replica, text, values);
    } catch (error) {
      // On any error the primary is asked.
      if (isUnavailable(error)) watch.exclude(number);
      return run(primary, text, values);
    }
  };
  return {
    watch,
    pool: {
      // Kysely's type also covers cursors, which are only for streams.
      connect: async () => ({ query: read as PostgresPoolClient['query'], release: () => undefined }),
      end: async () => {
        watch.stop();
        await Promise.all(replicas.map((pool) => pool.end()));
      },
    },
  };
}

async function run(pool: PostgresPool, text: string, values: readonly unknown[]) {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } finally {
    client.release();
  }
}
