/** PGlite as a pool with one connection, which restarts a failed engine. */
import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import pLimit from 'p-limit';
import { DatabaseError, isEngineFailure, ownCodes } from './database-error.ts';
import { createFolder, type EmbeddedOptions, hasDatabase, startEngine } from './embedded-engine.ts';
import { kyselyPool } from './kysely-pool.ts';
import type { Connections } from './postgres-pool.ts';

export class EmbeddedPool {
  readonly #options: EmbeddedOptions;
  readonly #turns = pLimit(1);
  #engine: PGlite | undefined;
  #isClosed = false;

  private constructor(options: EmbeddedOptions, engine: PGlite) {
    this.#options = options;
    this.#engine = engine;
  }

  static async open(options: EmbeddedOptions): Promise<EmbeddedPool> {
    if (!hasDatabase(options.folder)) await createFolder(options);
    return new EmbeddedPool(options, await startEngine(options));
  }

  /** For Kysely's dialect. Ending it closes nothing, as Kysely only ends pools that it has used; use `close`. */
  readonly kyselyPool: PostgresPool = kyselyPool({
    name: 'embedded',
    connect: async () => {
      const release = await this.#takeTurn();
      return {
        query: async (text, values) => {
          // The engine answers without leaving the microtask queue: without this, no call is accepted until the queue is empty.
          await setImmediate();
          return this.#ask((engine) => engine.query(text, values));
        },
        release,
      };
    },
    end: async () => undefined,
  });

  /** There is one, for one statement or transaction at a time. */
  connections(): Connections {
    const busy = this.#turns.activeCount;
    return { busy, idle: 1 - busy, waiting: this.#turns.pendingCount };
  }

  /** The folder as a tar, taken between two transactions; compressing it blocks no one. */
  async dump(): Promise<Blob> {
    const release = await this.#takeTurn();
    try {
      return await this.#ask(async (engine) => {
        await engine.query('checkpoint');
        return engine.dumpDataDir('none');
      });
    } finally {
      release();
    }
  }

  /** Waits for the running statement, then writes a checkpoint and stops. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#turns(() => this.#engine?.close());
  }

  /** Resolves with a function that releases the connection. Others time out if it is never released. */
  #takeTurn(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      let isTooLate = false;
      const timer = setTimeout(() => {
        isTooLate = true;
        reject(new DatabaseError(ownCodes.tooBusy, 'The database is busy; waiting took too long.'));
      }, this.#options.connectTimeout ?? 20_000);
      void this.#turns(async () => {
        clearTimeout(timer);
        if (isTooLate) return;
        try {
          this.#requireOpen();
          this.#engine ??= await startEngine(this.#options);
          // Starting takes seconds, in which the pool may have been closed.
          this.#requireOpen();
        } catch (thrown) {
          reject(thrown);
          return;
        }
        await new Promise<void>((release) => resolve(release));
        // If Kysely could not end the transaction.
        if (this.#engine?.isInTransaction()) await this.#engine.exec('rollback').catch(() => undefined);
      });
    });
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new DatabaseError(ownCodes.closed, 'The database is closed.');
  }

  async #ask<Answer>(question: (engine: PGlite) => Promise<Answer>): Promise<Answer> {
    const engine = this.#engine;
    if (engine === undefined)
      throw new DatabaseError(ownCodes.engineFailed, 'The database engine has failed.');
    try {
      return await question(engine);
    } catch (thrown) {
      // The next statement starts it again.
      if (isEngineFailure(thrown)) this.#engine = undefined;
      throw thrown;
    }
  }
}
