/** PGlite as a pool of one connection, opened again by itself if the engine fails; it knows no table. */
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

  /** What Kysely's dialect runs on; ending it closes nothing, as Kysely ends only a pool that it has used. */
  readonly kyselyPool: PostgresPool = kyselyPool({
    name: 'embedded',
    connect: async () => {
      const leave = await this.#takeTurn();
      return {
        query: async (text, values) => this.#ask((engine) => engine.query(text, values)),
        release: leave,
      };
    },
    end: async () => undefined,
  });

  /** It has one, for one statement or transaction at a time. */
  connections(): Connections {
    const busy = this.#turns.activeCount;
    return { busy, idle: 1 - busy, waiting: this.#turns.pendingCount };
  }

  /** The whole folder as a tar, between two transactions; nobody waits until it is packed. */
  async dump(): Promise<Blob> {
    const leave = await this.#takeTurn();
    try {
      return await this.#ask(async (engine) => {
        await engine.query('checkpoint');
        return engine.dumpDataDir('none');
      });
    } finally {
      leave();
    }
  }

  /** Waits for what is running, then writes a checkpoint and stops. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#turns(() => this.#engine?.close());
  }

  /** Resolves with what gives the turn back. A turn that is never given back must not hang all others for ever. */
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
          // Starting takes seconds; closing waits for this turn, and ends what was started.
          this.#requireOpen();
        } catch (thrown) {
          reject(thrown);
          return;
        }
        await new Promise<void>((leave) => resolve(leave));
        // Only where Kysely could not end it.
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
      // The next one in turn starts it again.
      if (isEngineFailure(thrown)) this.#engine = undefined;
      throw thrown;
    }
  }
}
