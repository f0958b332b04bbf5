/** Reads that may be some seconds old, on the replicas in turn; whatever a replica cannot answer, the primary does. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { isUnavailable } from './database-error.ts';
import { createPostgresPool, type PostgresOptions } from './postgres-pool.ts';
import { type Position, type ReplicaWatch, watchReplicas } from './replica-watch.ts';

/** In milliseconds: the primary is asked when they have passed, and all of it must be answered within 17 seconds. */
const readTimeouts = { connectTimeout: 1_000, statementTimeout: 2_000 };

export type ReadPool = {
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
/** None where it has become the primary: that has enough to do. */
const replayed = "case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end";

/**
 * For single statements that only read: none of its connections lives longer than one.
 * @param primary is not ended with it
 * @param watched a pool of the primary that does not wait behind statements of others
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
      // Whatever it was: the primary knows.
      if (isUnavailable(error)) watch.exclude(number);
      return run(primary, text, values);
    }
  };
  return {
    watch,
    pool: {
      // Kysely's types carry cursors, which are only for streams.
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
