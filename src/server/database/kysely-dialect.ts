/** Kysely's PostgreSQL dialect over our connections: transactions, row counts, one kind of error. */
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Connection, Connections } from './connections.ts';
import { DatabaseError, toDatabaseError } from './database-error.ts';

export function postgresDialect(connections: Connections): Dialect {
  return {
    createDriver: () => new ConnectionsDriver(connections),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class KyselyConnection implements DatabaseConnection {
  readonly taken: Connection;
  inTransaction = false;

  constructor(taken: Connection) {
    this.taken = taken;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, command, count } = await this.taken.run(query.sql, query.parameters);
      return {
        // Kysely's types carry the row's shape; the driver only ever sees unknown rows.
        rows: rows as Row[],
        ...(changes.has(command) ? { numAffectedRows: BigInt(count) } : {}),
      };
    } catch (thrown) {
      throw toDatabaseError(thrown);
    }
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported.');
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    try {
      const { command: done } = await this.taken.run(command, []);
      this.inTransaction = false;
      // PostgreSQL answers COMMIT of a failed transaction with a rollback and no error.
      if (command === 'commit' && done === 'ROLLBACK')
        throw new DatabaseError('25P02', 'The transaction had failed and was rolled back.');
    } catch (thrown) {
      throw toDatabaseError(thrown);
    }
  }
}

class ConnectionsDriver implements Driver {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<KyselyConnection> {
    try {
      return new KyselyConnection(await this.#connections.take());
    } catch (thrown) {
      throw toDatabaseError(thrown);
    }
  }

  async beginTransaction(connection: KyselyConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    connection.inTransaction = true;
    await connection.executeQuery(CompiledQuery.raw(`start transaction${isolation}${access}`));
  }

  commitTransaction(connection: KyselyConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: KyselyConnection): Promise<void> {
    return connection.end('rollback');
  }

  releaseConnection(connection: KyselyConnection): Promise<void> {
    return this.#connections.giveBack(connection.taken, connection.inTransaction);
  }

  destroy(): Promise<void> {
    return this.#connections.close();
  }
}
