/** Starts PGlite, and creates its folder atomically. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { makePrivate } from './data-folder.ts';
import { DatabaseError, ownCodes } from './database-error.ts';
import { durableStart, DurableFileSystem, syncPath, syncTree } from './durable-file-system.ts';
import { readNumber } from './kysely-pool.ts';

export type EmbeddedOptions = {
  folder: string;
  /** `false` skips fsync, for disposable databases. */
  durable?: boolean;
  /** How long a query waits for the one before it, in milliseconds; 20 s by default. */
  connectTimeout?: number;
};

/** Starts the engine in a folder. `from` is a dump to load. */
export async function startEngine({ folder, durable = true }: EmbeddedOptions, from?: Blob): Promise<PGlite> {
  try {
    return await PGlite.create({
      fs: durable ? new DurableFileSystem(folder) : new NodeFS(folder),
      startParams: [
        ...(durable ? durableStart(PGlite.defaultStartParams) : PGlite.defaultStartParams),
        // JIT costs more than it saves at this size; a short log keeps the folder and its backups small.
        '-c',
        'jit=off',
        '-c',
        'min_wal_size=32MB',
      ],
      parsers: { [types.INT8]: readNumber, [types.NUMERIC]: readNumber },
      ...(from === undefined ? {} : { loadDataDir: from }),
    });
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new DatabaseError(ownCodes.engineFailed, `The database in ${folder} cannot be started: ${why}`);
  }
}

/** Where the embedded database and its lock are in a data folder. */
export function pathsIn(dataDir: string): { folder: string; lock: string } {
  const root = resolve(dataDir);
  return { folder: join(root, 'database'), lock: join(root, 'database.lock') };
}

export const hasDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/**
 * Creates the database in a temporary folder and renames it, so that a killed start leaves no partial database.
 * `from` is a dump to load; `check` may throw before the rename.
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
    const engine = await startEngine({ folder: making, durable: false }, from);
    try {
      await check(engine);
    } finally {
      await engine.close();
    }
    // The engine makes its first files readable for everyone.
    makePrivate(making);
    if (durable) syncTree(making);
    renameSync(making, folder);
    if (durable) syncPath(dirname(folder));
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
