/** The connections to a PostgreSQL server: pg's pool, how long it waits for what, and which of its connections are given out. */
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { type ConnectionTrust, createConnectionTrust } from './connection-trust.ts';
import { kyselyPool, readNumber } from './kysely-pool.ts';
import { asConnectionError, useConnection } from './postgres-connection.ts';

export type PostgresOptions = {
  url: string;
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
const usual = { connectTimeout: 4_000, statementTimeout: 7_000, longestLife: 15 * 60 };
/** In milliseconds: nobody of ours thinks in the middle of a transaction, so whoever does holds locks for nothing. */
const idleInTransaction = 30_000;

export function createPostgresPool(options: PostgresOptions): PostgresPool {
  const given = { ...usual, ...options };
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
  return kyselyPool({
    connect: async () => useConnection(await takeTrusted(pool, trust), trust),
    end: () => pool.end(),
  });
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
