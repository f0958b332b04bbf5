/** PGlite as a source of one connection, opened again by itself if the engine fails; it knows no table. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { columnValues } from './column-values.ts';
import type { Answer, Connection, Connections, TextRow } from './connections.ts';
import { DatabaseError, isEngineFailure, ownCodes } from './database-error.ts';
import { durableStart, DurableFileSystem, syncPath, syncTree } from './durable-file-system.ts';
import { readRowOf } from './embedded-statements.ts';
import { Places } from './places.ts';

/** How long a query waits for the one before it, in milliseconds. */
const patience = 20_000;

const parsers = Object.fromEntries(Object.values(columnValues).map(({ oid, read }) => [oid, read]));
const serializers = Object.fromEntries(Object.values(columnValues).map(({ oid, write }) => [oid, write]));

/** `durable: false` leaves out every fsync: for databases that nobody misses. */
export type EmbeddedOptions = { folder: string; durable?: boolean };

async function start({ folder, durable = true }: EmbeddedOptions, from?: Blob): Promise<PGlite> {
  try {
    return await PGlite.create({
      fs: durable ? new DurableFileSystem(folder) : new NodeFS(folder),
      startParams: [
        ...(durable ? durableStart(PGlite.defaultStartParams) : PGlite.defaultStartParams),
        // Compiling queries costs more than it saves at this size; a short log keeps the folder and its backups small.
        ...['-c', 'jit=off', '-c', 'min_wal_size=32MB'],
      ],
      parsers,
      serializers,
      ...(from === undefined ? {} : { loadDataDir: from }),
    });
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new DatabaseError(ownCodes.engineFailed, `The database in ${folder} cannot be started: ${why}`);
  }
}

/**
 * A start that is killed halfway must not leave half a database: it is made beside its place and moved there.
 * `from` is a dump to make it of; `check` may look at it and throw before it is in place.
 */
export async function createFolder(
  { folder, durable = true }: EmbeddedOptions,
  from?: Blob,
  check: (engine: PGlite) => Promise<void> = async () => undefined,
): Promise<void> {
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  try {
    const engine = await start({ folder: making, durable: false }, from);
    await check(engine).finally(() => engine.close());
    if (durable) syncTree(making);
    renameSync(making, folder);
    if (durable) syncPath(dirname(folder));
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

export const hasDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/** The one connection; what it offers besides statements is for maintenance and backups. */
export class EmbeddedConnections implements Connections, Connection {
  readonly #options: EmbeddedOptions;
  readonly #places = new Places(1, patience);
  #engine: PGlite | undefined;
  #closed = false;

  private constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  static async open(options: EmbeddedOptions): Promise<EmbeddedConnections> {
    if (!hasDatabase(options.folder)) await createFolder(options);
    const connections = new EmbeddedConnections(options);
    connections.#engine = await start(options);
    return connections;
  }

  shared(): undefined {
    return undefined;
  }

  async take(): Promise<Connection> {
    if (this.#closed) throw new DatabaseError(ownCodes.closed, 'The database is closed.');
    await this.#places.enter();
    try {
      if (this.#closed) throw new DatabaseError(ownCodes.closed, 'The database is closed.');
      this.#engine ??= await start(this.#options);
      return this;
    } catch (thrown) {
      this.#places.leave();
      throw thrown;
    }
  }

  async run(text: string, values: readonly unknown[]): Promise<Answer> {
    const { rows, command, rowCount, affectedRows } = await this.#ask((engine) =>
      engine.query(text, [...values]),
    );
    return { rows, command: command ?? '', count: rowCount ?? affectedRows ?? 0 };
  }

  readRow(text: string, values: readonly unknown[]): Promise<TextRow | undefined> {
    return this.#ask((engine) => readRowOf(engine, text, values));
  }

  async #ask<Answered>(question: (engine: PGlite) => Promise<Answered>): Promise<Answered> {
    const engine = this.#engine;
    if (engine === undefined)
      throw new DatabaseError(ownCodes.engineFailed, 'The database engine has failed.');
    try {
      return await question(engine);
    } catch (thrown) {
      if (isEngineFailure(thrown)) this.#engine = undefined;
      throw thrown;
    }
  }

  async giveBack(_connection: Connection, dirty: boolean): Promise<void> {
    try {
      if (dirty && this.#engine?.isInTransaction()) await this.run('rollback', []);
    } finally {
      this.#places.leave();
    }
  }

  /** The whole folder as a tar.gz, between two transactions. */
  async dump(): Promise<Blob> {
    await this.take();
    try {
      await this.run('checkpoint', []);
      if (this.#engine === undefined)
        throw new DatabaseError(ownCodes.engineFailed, 'The database engine has failed.');
      return await this.#engine.dumpDataDir('gzip');
    } finally {
      this.#places.leave();
    }
  }

  /** Waits for what is running, then writes a checkpoint and stops. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#places.enter();
    try {
      await this.#engine?.close();
    } finally {
      this.#places.leave();
    }
  }
}
