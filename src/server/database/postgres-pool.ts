/** The connections to a PostgreSQL server: pg's pool, and what it leaves to its user when a network or a server fails. */
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseError, ownCodes } from './database-error.ts';
import { kyselyPool, readNumber } from './kysely-pool.ts';

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

/** The server has become read-only: after a failover a proxy may still lead to it, on connections that it kept. */
const readOnly = '25006';
/** In milliseconds: while no server takes writes, not each refused one is a reason to open all connections anew. */
const distrustEvery = 1_000;

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
  // A lost connection tells whoever uses it; an event that nobody listens to would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const openedAt = new WeakMap<pg.ClientBase, number>();
  let trustedSince = 0;
  pool.on('connect', (client) => openedAt.set(client, performance.now()));
  const isTrusted = (client: pg.ClientBase) => (openedAt.get(client) ?? 0) >= trustedSince;
  const distrustAll = () => {
    const now = performance.now();
    if (now - trustedSince > distrustEvery) trustedSince = now;
  };
  const take = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (isTrusted(client)) return client;
      client.release(true);
    }
  };

  return kyselyPool({
    async connect() {
      const client = await take().catch((thrown: unknown) => {
        throw asConnectionError(thrown);
      });
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
            if (isRefused) distrustAll();
            throw thrown;
          }
        },
        // The pool would give it to the next one as it is.
        release: () =>
          client.release(isLost || isRefused || !isTrusted(client) || client.getTransactionStatus() !== 'I'),
      };
    },
    end: () => pool.end(),
  });
}

/** pg's own errors have only a message where neither the server nor a socket gave a code. */
function asConnectionError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || 'code' in thrown) return thrown;
  return new DatabaseError(ownCodes.connectionLost, thrown.message);
}

/** Names of statements by their text. Each connection holds a plan for each, so the rarer ones go without. */
const names = new Map<string, string>();
const mostNames = 300;

/** A statement with a name is planned once for each connection: planning a page of jobs takes twice as long as reading it. */
function nameOf(text: string): string | undefined {
  const name = names.get(text) ?? (names.size < mostNames ? `s${names.size}` : undefined);
  if (name !== undefined) names.set(text, name);
  return name;
}
