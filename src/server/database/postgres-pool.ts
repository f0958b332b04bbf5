/** The connections to a PostgreSQL server: pg's pool, how long it waits for what, and which of its connections are given out. */
import { type PostgresPool } from 'kysely';
import pg from 'pg';
import { type PoolName } from './database-metrics.ts';
import { type Client, kyselyPool, readNumber } from './kysely-pool.ts';
import { nameOf } from './statements.ts';
import { DatabaseError, ownCodes } from './database-error.ts';

/** In milliseconds: while no server takes writes, not each refused one is a reason to open all connections anew. */
const distrustEvery = 1_000;

/** Which connections may still be used: after a failover a proxy may keep those that it has to a server that takes no writes. */
type ConnectionTrust = {
  opened(client: pg.ClientBase): void;
  isTrusted(client: pg.ClientBase): boolean;
  /** None that is open now is trusted any more. */
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

/** The server has become read-only. */
const readOnly = '25006';

/** @param nameOf the name under which a statement is prepared; undefined where it is not */
function useConnection(
  client: pg.PoolClient,
  trust: ConnectionTrust,
  nameOf: (text: string) => string | undefined,
): Client {
  let isLost = false;
  let isRefused = false;
  return {
    async query(text, values) {
      // After query_timeout the statement may still be under way, and the next one would wait behind it.
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
    // The pool would give it to the next one as it is.
    release: () =>
      client.release(
        isLost || isRefused || !trust.isTrusted(client) || client.getTransactionStatus() !== 'I',
      ),
  };
}

/** pg's own errors have only a message where neither the server nor a socket gave a code. */
function asConnectionError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || 'code' in thrown) return thrown;
  return new DatabaseError(ownCodes.connectionLost, thrown.message);
}

export type PostgresOptions = {
  url: string;
  /** What its numbers are counted under; `primary` unless said. */
  name?: PoolName;
  /** The same database without a pooler between, for what needs a session of its own; `url` unless said. */
  directUrl?: string | undefined;
  /** Servers that follow it: its replicas, and itself, where they may change places. */
  readUrls?: readonly string[];
  /** Whether statements are planned once for each connection; on unless said, off for a pooler that cannot. */
  preparedStatements?: boolean;
  /** Connections at most; 10 unless said. */
  max?: number;
  /** In milliseconds, 7 s unless said; 0 is no limit. */
  statementTimeout?: number;
  /** In milliseconds, 4 s unless said: for opening a connection, and for waiting until one is free. */
  connectTimeout?: number;
  /** In seconds, 15 minutes unless said: how long a connection is used at most. */
  longestLife?: number;
};

const { builtins, getTypeParser } = pg.types;
const numbers: readonly number[] = [builtins.INT8, builtins.NUMERIC];
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (numbers.includes(oid) ? readNumber : getTypeParser(oid, format)),
};

/**
 * A call waits for a connection twice, to learn who calls and to do its work, and for one statement that is held up:
 * 4 + 4 + 7 seconds. Whoever changes a number counts again: every call is to be answered within 17.
 */
const defaults = {
  connectTimeout: 4_000,
  statementTimeout: 7_000,
  longestLife: 15 * 60,
  preparedStatements: true,
};
/** In milliseconds: nobody of ours thinks in the middle of a transaction, so whoever does holds locks for nothing. */
const idleInTransaction = 30_000;

/** How many connections do something, how many could, and how many calls wait for one. */
export type Connections = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
export type CountedPool = PostgresPool & { readonly connections: () => Connections };

export function createPostgresPool(options: PostgresOptions): CountedPool {
  const given = { ...defaults, ...options };
  const { statementTimeout } = given;
  const url = new URL(given.url);
  // As psql understands sslmode: only verify-ca and verify-full ask for a certificate that can be verified.
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
    // The server stops slow statements itself; when not even that is heard, the network has swallowed it.
    query_timeout: statementTimeout * 2,
    types,
  });
  const trust = createConnectionTrust();
  // A lost connection tells whoever uses it; an event that nobody listens to would end the process.
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
