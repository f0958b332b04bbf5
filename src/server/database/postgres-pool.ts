/** The connections to a PostgreSQL server: pg's pool, and what it leaves to its user when a network or a server fails. */
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseError, ownCodes } from './database-error.ts';
import { kyselyPool, readNumber } from './kysely-pool.ts';

export type PostgresOptions = {
  url: string;
  /** Connections at most; 10 unless said. */
  max?: number;
  /** In milliseconds, 15 s unless said; 0 is no limit. */
  statementTimeout?: number;
  /** In milliseconds, 10 s unless said: for opening a connection, and for waiting until one is free. */
  connectTimeout?: number;
};

const { builtins, getTypeParser } = pg.types;
const numbers: readonly number[] = [builtins.INT8, builtins.NUMERIC];
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (numbers.includes(oid) ? readNumber : getTypeParser(oid, format)),
};

export function createPostgresPool(given: PostgresOptions): PostgresPool {
  const statementTimeout = given.statementTimeout ?? 15_000;
  const url = new URL(given.url);
  // As psql understands sslmode: only verify-ca and verify-full ask for a certificate that can be verified.
  url.searchParams.set('uselibpqcompat', 'true');
  const pool = new pg.Pool({
    connectionString: url.href,
    max: given.max ?? 10,
    application_name: 'karngea',
    keepAlive: true,
    connectionTimeoutMillis: given.connectTimeout ?? 10_000,
    statement_timeout: statementTimeout,
    // The server stops slow statements itself; when not even that is heard, the network has swallowed it.
    query_timeout: statementTimeout * 2,
    types,
  });
  // A lost connection tells whoever uses it; an event that nobody listens to would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  return kyselyPool({
    async connect() {
      const client = await pool.connect().catch((thrown: unknown) => {
        throw asConnectionError(thrown);
      });
      let isLost = false;
      return {
        async query(text, values) {
          // After query_timeout the statement may still be under way, and the next one would wait behind it.
          if (isLost) throw new DatabaseError(ownCodes.connectionLost, 'The connection was lost.');
          try {
            return await client.query<object>({ name: nameOf(text), text, values });
          } catch (thrown) {
            if (thrown instanceof pg.DatabaseError) throw thrown;
            isLost = true;
            throw asConnectionError(thrown);
          }
        },
        // The pool would give it to the next one as it is.
        release: () => client.release(isLost || client.getTransactionStatus() !== 'I'),
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
