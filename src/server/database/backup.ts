/** Copies the embedded database to one file and back; a PostgreSQL server has its own tools for this. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openDatabase } from './connect.ts';
import { makePrivate } from './data-folder.ts';
import { createFolder, hasDatabase, pathsIn } from './embedded-engine.ts';
import { syncPath } from './durable-file-system.ts';
import { lockFolder } from './folder-lock.ts';

/** What is wrong, in one sentence for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Writes the database of a data folder to a new tar.gz file.
 * @throws DataFolderInUseError while a server has the folder; BackupError
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!hasDatabase(pathsIn(dataDir).folder)) throw new BackupError(`There is no database in ${dataDir}.`);
  if (existsSync(file)) throw new BackupError(`${file} exists already; a backup never overwrites a file.`);
  const database = await openDatabase({ dataDir });
  try {
    const dump = await database.dump?.();
    if (dump !== undefined) writeWhole(file, new Uint8Array(await dump.arrayBuffer()));
  } finally {
    await database.close();
  }
}

/**
 * Makes the database of a data folder from a backup file.
 * @throws DataFolderInUseError while a server has the folder; BackupError when there is a
 * database in it already, or the file is not a backup: then nothing has changed
 */
export async function restore(file: string, dataDir: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const { folder, lock } = pathsIn(dataDir);
  makePrivate(dataDir);
  const unlock = lockFolder(lock);
  try {
    if (existsSync(folder))
      throw new BackupError(`${folder} exists already; a backup is restored to an empty data folder only.`);
    await createFolder({ folder }, tarOf(file), async (engine) => {
      await engine.query('select 1 from kysely_migration limit 1');
    }).catch((thrown: unknown) => {
      throw notABackup(file, thrown);
    });
  } finally {
    unlock();
  }
}

/** PGlite would unpack it too, but what it finds damaged there ends the process. */
function tarOf(file: string): Blob {
  try {
    return new Blob([gunzipSync(readFileSync(file))], { type: 'application/x-tar' });
  } catch (thrown) {
    throw notABackup(file, thrown);
  }
}

function notABackup(file: string, thrown: unknown): BackupError {
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  return new BackupError(`${file} is not a backup that can be restored: ${why}`);
}

/** All of the file or none of it, and on the disk before this returns. */
function writeWhole(file: string, bytes: Uint8Array): void {
  const unfinished = `${file}.unfinished`;
  try {
    const handle = openSync(unfinished, 'wx', 0o600);
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(unfinished, file);
    syncPath(dirname(resolve(file)));
  } finally {
    rmSync(unfinished, { force: true });
  }
}
