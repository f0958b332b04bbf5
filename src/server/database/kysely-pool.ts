/** Adapts both engines to Kysely's PostgreSQL dialect, with metrics, and with DatabaseError as the only error. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, toDatabaseError } from './database-error.ts';
import { type PoolName, timeStatement, timeWait } from './database-metrics.ts';

type Result = { rows: unknown[]; command?: string | null; rowCount?: number | null };

export type Client = {
  query(text: string, values: unknown[]): Promise<Result>;
  release(): void;
};

type Pool = { readonly name: PoolName; connect(): Promise<Client>; end(): Promise<void> };

export function kyselyPool({ name, connect, end }: Pool): PostgresPool {
  return {
    connect: async () => guarded(name, await timeWait(name, connect).catch(rethrow)),
    end,
  };
}

function guarded(pool: PoolName, client: Client): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]): Promise<Result> => {
    const run = () => client.query(text, [...values]);
    const result = await timeStatement({ pool, text }, run).catch(rethrow);
    // PostgreSQL rolls back a failed transaction on COMMIT without reporting an error.
    if (text === 'commit' && result.command === 'ROLLBACK')
      throw new DatabaseError('25P02', 'The transaction had failed and was rolled back.');
    return result;
  };
  // Kysely's type also covers cursors, which are only for streams.
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}

function rethrow(thrown: unknown): never {
  throw toDatabaseError(thrown);
}

/** Parses bigint and numeric; none of our values exceeds 2^53. */
export const readNumber = Number;
