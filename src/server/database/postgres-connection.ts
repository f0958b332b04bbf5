/** One connection to a PostgreSQL server while somebody uses it: what its errors mean, and whether the next one may have it. */
import pg from 'pg';
import type { ConnectionTrust } from './connection-trust.ts';
import { DatabaseError, ownCodes } from './database-error.ts';
import type { Client } from './kysely-pool.ts';

/** The server has become read-only. */
const readOnly = '25006';

/** @param nameOf the name under which a statement is prepared; undefined where it is not */
export function useConnection(
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
export function asConnectionError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || 'code' in thrown) return thrown;
  return new DatabaseError(ownCodes.connectionLost, thrown.message);
}
