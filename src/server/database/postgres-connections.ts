/** Connections to a PostgreSQL server through postgres.js; it never opens more than it was told to. */
import postgres from 'postgres';
import { columnValues } from './column-values.ts';
import type { Answer, Connection, Connections, TextRow } from './connections.ts';
import { DatabaseError, ownCodes } from './database-error.ts';
import { Places } from './places.ts';

export type PostgresOptions = {
  url: string;
  /** Connections at most; 10 unless said. */
  max?: number;
  /** All in milliseconds; a statement timeout of 0 is none. */
  statementTimeout?: number;
  connectTimeout?: number;
  patience?: number;
};

/**
 * Statements are planned once for each connection. Without `simple: false` postgres.js would send those without
 * parameters as plain text, to be read and planned for every call.
 */
const prepared = { prepare: true, simple: false } as const;

const types = Object.fromEntries(
  Object.entries(columnValues).map(([name, { oid, read, write }]) => [
    name,
    { to: oid, from: [oid], parse: read, serialize: write },
  ]),
);

/**
 * One postgres.js client with one connection. Its own pool would send the rest of a
 * transaction nowhere (or crash) after the server went away in the middle of it; here a
 * connection that was lost once is never used again, and the next one is a new client.
 */
class ServerConnection implements Connection {
  lost = false;
  readonly #client: postgres.Sql;
  readonly #options: Required<PostgresOptions>;

  constructor(options: Required<PostgresOptions>) {
    this.#options = options;
    this.#client = postgres(options.url, {
      max: 1,
      idle_timeout: 0,
      max_lifetime: 0,
      connect_timeout: Math.ceil(options.connectTimeout / 1000),
      connection: { application_name: 'karngea', statement_timeout: options.statementTimeout },
      types,
      onnotice: () => undefined,
      onclose: () => {
        this.lost = true;
      },
    });
  }

  async run(text: string, values: readonly unknown[]): Promise<Answer> {
    const rows = await this.#ask(() => this.#query(text, values));
    return { rows: [...rows], command: rows.command, count: rows.count };
  }

  async readRow(text: string, values: readonly unknown[]): Promise<TextRow | undefined> {
    const [row] = await this.#ask(() => this.#query(text, values).raw());
    // Copied: a piece of what came over the socket would keep all of that alive.
    return row?.map((value) => value && Buffer.from(value));
  }

  #query(text: string, values: readonly unknown[]) {
    return this.#client.unsafe(text, values.map(this.#untyped), prepared);
  }

  async #ask<Answered>(query: () => PromiseLike<Answered>): Promise<Answered> {
    if (this.lost)
      throw new DatabaseError(ownCodes.connectionLost, 'The connection to the database was lost.');
    const timer =
      this.#options.statementTimeout > 0
        ? setTimeout(this.#giveUp, this.#options.statementTimeout * 2)
        : undefined;
    try {
      return await query();
    } catch (thrown) {
      // A socket's error comes before its close, and what is sent in between is never answered: not even a rollback.
      if (!(thrown instanceof postgres.PostgresError) || thrown.severity !== 'ERROR') this.lost = true;
      throw thrown;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The server stops slow statements itself; when not even that is heard, the network has swallowed it. */
  readonly #giveUp = () => {
    this.lost = true;
    void this.#client.end({ timeout: 0 });
  };

  /** Type 0 asks the server what a parameter is; postgres.js would guess from the value (a boolean in jsonb, wrongly). */
  readonly #untyped = (value: unknown) =>
    this.#client.typed((value instanceof Date ? value.toISOString() : value) as string, 0);

  async end(): Promise<void> {
    this.lost = true;
    // Seconds for what is running; a connection that is already gone has nothing to say.
    await this.#client.end({ timeout: 5 }).catch(() => undefined);
  }
}

export function serverConnections(given: PostgresOptions): Connections {
  const options = {
    url: given.url,
    max: given.max ?? 10,
    statementTimeout: given.statementTimeout ?? 15_000,
    connectTimeout: given.connectTimeout ?? 5_000,
    patience: given.patience ?? 10_000,
  };
  const places = new Places(options.max, options.patience);
  const all = new Set<ServerConnection>();
  const idle: ServerConnection[] = [];
  let closed = false;

  const drop = (connection: ServerConnection) => {
    all.delete(connection);
    return connection.end();
  };

  return {
    async take() {
      if (closed) throw new DatabaseError(ownCodes.closed, 'The database is closed.');
      await places.enter();
      // The one used last is the one most likely to be alive, and the rest may rest.
      for (let connection = idle.pop(); connection !== undefined; connection = idle.pop()) {
        if (!connection.lost) return connection;
        void drop(connection);
      }
      const fresh = new ServerConnection(options);
      all.add(fresh);
      return fresh;
    },

    async giveBack(taken, dirty) {
      if (taken instanceof ServerConnection && all.has(taken)) {
        if (taken.lost || dirty || closed) void drop(taken);
        else idle.push(taken);
      }
      places.leave();
    },

    async close() {
      closed = true;
      await Promise.all([...all].map(drop));
    },
  };
}
