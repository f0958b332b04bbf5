/** One connection to a PostgreSQL server through postgres.js; how many there are is not its business. */
import postgres from 'postgres';
import { columnValues } from './column-values.ts';
import type { Answer, Connection, TextRow } from './connections.ts';
import { DatabaseError, ownCodes } from './database-error.ts';
import { Silence } from './silence.ts';

export type ConnectionOptions = {
  readonly url: string;
  /** Both in milliseconds; a statement timeout of 0 is none. */
  readonly statementTimeout: number;
  readonly connectTimeout: number;
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
export class ServerConnection implements Connection {
  lost = false;
  readonly #client: postgres.Sql;
  readonly #silence: Silence;

  constructor(options: ConnectionOptions) {
    // The server stops slow statements itself; when not even that is heard, the network has swallowed it.
    this.#silence = new Silence(options.statementTimeout * 2, () => {
      this.lost = true;
      void this.#client.end({ timeout: 0 });
    });
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

  /** Statements that are not answered yet. */
  get underWay(): number {
    return this.#silence.awaited;
  }

  async run(text: string, values: readonly unknown[]): Promise<Answer> {
    const rows = await this.#answerTo(this.#query(text, values));
    return { rows: [...rows], command: rows.command, count: rows.count };
  }

  async readRow(text: string, values: readonly unknown[]): Promise<TextRow | undefined> {
    const [row] = await this.#answerTo(this.#query(text, values).raw());
    return row;
  }

  /** Sent once it is waited for. */
  #query(text: string, values: readonly unknown[]) {
    if (this.lost)
      throw new DatabaseError(ownCodes.connectionLost, 'The connection to the database was lost.');
    return this.#client.unsafe(text, values.map(this.#untyped), prepared);
  }

  async #answerTo<Answered>(query: PromiseLike<Answered>): Promise<Answered> {
    this.#silence.asked();
    try {
      return await query;
    } catch (thrown) {
      // A socket's error comes before its close, and what is sent in between is never answered: not even a rollback.
      if (!(thrown instanceof postgres.PostgresError) || thrown.severity !== 'ERROR') this.lost = true;
      throw thrown;
    } finally {
      this.#silence.answered();
    }
  }

  /** Type 0 asks the server what a parameter is; postgres.js would guess from the value (a boolean in jsonb, wrongly). */
  readonly #untyped = (value: unknown) => {
    // Of texts and numbers it guesses nothing.
    if (typeof value === 'string' || typeof value === 'number') return value;
    return this.#client.typed((value instanceof Date ? value.toISOString() : value) as string, 0);
  };

  async end(): Promise<void> {
    this.lost = true;
    // Seconds for what is running; a connection that is already gone has nothing to say.
    await this.#client.end({ timeout: 5 }).catch(() => undefined);
  }
}
