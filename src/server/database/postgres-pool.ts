/** Connections to a PostgreSQL server: the pool of pg with timeouts, prepared statements and failover handling. */
import { type PostgresPool } from 'kysely';
import pg from 'pg';
import { type PoolName } from './database-metrics.ts';
import { type Client, kyselyPool, readNumber } from './kysely-pool.ts';
import { nameOf } from './statements.ts';
import { DatabaseError, ownCodes } from './database-error.ts';

/** In milliseconds, so that a series of refused writes does not reconnect everything each time. */
const distrustEvery = 1_000;

/** Tracks usable connections: after a failover, a proxy may still connect old ones to a read-only server. */
type ConnectionTrust = {
  opened(client: pg.ClientBase): void;
  isTrusted(client: pg.ClientBase): boolean;
  /** Distrusts all connections that are open now. */
  distrustAll(): void;
};

function createConnectionTrust(): ConnectionTrust {
  const openedAt = new WeakMap<pg.ClientBase, number>();
  let trustedSince = 0;
  return {
    opened: (client) => openedAt.set(client, performance.now()),
    isTrusted: (client) => (openedAt.get(client) ?? 0) >= trustedSince,
    distrustAll: () => {
      const now = performance.now();
      if (now - trustedSince > distrustEvery) trustedSince = now;
    },
  };
}

/** SQLSTATE of a read-only server. */
const readOnly = '25006';

/** @param nameOf the name of a prepared statement; undefined if it is not prepared */
function useConnection(
  client: pg.PoolClient,
  trust: ConnectionTrust,
  nameOf: (text: string) => string | undefined,
): Client {
  let isLost = false;
  let isRefused = false;
  return {
    async query(text, values) {
      // After query_timeout the statement may still be running, and the next one would wait for it.
      if (isLost) throw new DatabaseError(ownCodes.connectionLost, 'The connection was lost.');
      try {
        return await client.query<object>({ name: nameOf(text), text, values });
      } catch (thrown) {
        if (!(thrown instanceof pg.DatabaseError)) {
          isLost = true;
          throw asConnectionError(thrown);
        }
        isRefused ||= thrown.code === readOnly;
        if (isRefused) trust.distrustAll();
        throw thrown;
      }
    },
    // Unusable connections are closed; the pool would reuse them.
    release: () =>
      client.release(
        isLost || isRefused || !trust.isTrusted(client) || client.getTransactionStatus() !== 'I',
      ),
  };
}

/** pg's own errors have no code. */
function asConnectionError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || 'code' in thrown) return thrown;
  return new DatabaseError(ownCodes.connectionLost, thrown.message);
}

export type PostgresOptions = {
  url: string;
  /** The metric label; `primary` by default. */
  name?: PoolName;
  /** The same database without a pooler, for work that needs a session; `url` by default. */
  directUrl?: string | undefined;
  /** Its replicas. May include the primary itself if roles can switch. */
  readUrls?: readonly string[];
  /** Whether to use prepared statements; true by default. Some poolers do not support them. */
  preparedStatements?: boolean;
  /** Most connections; 10 by default. */
  max?: number;
  /** In milliseconds; 7 s by default, 0 for no limit. */
  statementTimeout?: number;
  /** In milliseconds, for opening a connection or waiting for a free one; 4 s by default. */
  connectTimeout?: number;
  /** Longest use of a connection in seconds; 15 minutes by default. */
  longestLife?: number;
};

const { builtins, getTypeParser } = pg.types;
const numbers: readonly number[] = [builtins.INT8, builtins.NUMERIC];
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (numbers.includes(oid) ? readNumber : getTypeParser(oid, format)),
};

/**
 * A call may wait for a connection twice, for authentication and for its work, and for one blocked statement:
 * 4 + 4 + 7 seconds. If you change one, every call must still be answered within 17 seconds.
 */
const defaults = {
  connectTimeout: 4_000,
  statementTimeout: 7_000,
  longestLife: 15 * 60,
  preparedStatements: true,
};
/** In milliseconds. Our transactions are never idle, so an idle one only holds locks. */
const idleInTransaction = 30_000;

/** Numbers of busy and idle connections, and of calls that wait for one. */
export type Connections = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
type CountedPool = PostgresPool & { readonly connections: () => Connections };

export function createPostgresPool(options: PostgresOptions): CountedPool {
  const given = { ...defaults, ...options };
  const { statementTimeout } = given;
  const url = new URL(given.url);
  // sslmode as in psql: only verify-ca and verify-full verify the certificate.
  url.searchParams.set('uselibpqcompat', 'true');
  const pool = new pg.Pool({
    connectionString: url.href,
    max: given.max ?? 10,
    application_name: 'karngea',
    keepAlive: true,
    connectionTimeoutMillis: given.connectTimeout,
    maxLifetimeSeconds: given.longestLife,
    idle_in_transaction_session_timeout: idleInTransaction,
    statement_timeout: statementTimeout,
    // The server cancels slow statements; if not even its error arrives, the network is gone.
    query_timeout: statementTimeout * 2,
    types,
  });
  const trust = createConnectionTrust();
  // Users of a lost connection get the error; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    trust.opened(client);
  });
  const counted = kyselyPool({
    name: given.name ?? 'primary',
    connect: async () =>
      useConnection(
        await takeTrusted(pool, trust),
        trust,
        given.preparedStatements ? nameOf : () => undefined,
      ),
    end: () => pool.end(),
  });
  const connections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { ...counted, connections };
}

async function takeTrusted(pool: pg.Pool, trust: ConnectionTrust): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect().catch((thrown: unknown) => {
      throw asConnectionError(thrown);
    });
    if (trust.isTrusted(client)) return client;
    client.release(true);
  }
}
