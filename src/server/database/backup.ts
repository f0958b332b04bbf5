/** Backup and restore of the embedded database. PostgreSQL servers have their own tools. */
import { createWriteStream, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { readDump } from './backup-socket.ts';
import { openDatabase } from './connect.ts';
import { makePrivate } from './data-folder.ts';
import { createFolder, hasDatabase, pathsIn } from './embedded-engine.ts';
import { syncPath } from './durable-file-system.ts';
import { lockFolder } from './folder-lock.ts';
import { backupName, expiredBackups } from './backup-retention.ts';

/** An error whose message is shown to the person who runs the command. */
class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Writes the database of a data folder to a new tar.gz file, also while the server runs, and verifies it by a trial restore.
 * @throws DataFolderInUseError if another process has the folder and no server answers; BackupError
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!hasDatabase(pathsIn(dataDir).folder)) throw new BackupError(`There is no database in ${dataDir}.`);
  if (existsSync(file)) throw new BackupError(`${file} exists already; a backup never overwrites a file.`);
  await writeWhole(file, (await readDump(dataDir)) ?? (await dumpOf(dataDir)));
}

async function dumpOf(dataDir: string): Promise<Readable> {
  const database = await openDatabase({ dataDir });
  try {
    const dump = await database.dump?.();
    return dump === undefined ? Readable.from([]) : Readable.fromWeb(dump.stream());
  } finally {
    await database.close();
  }
}

/**
 * Restores a backup file into an empty data folder.
 * @throws DataFolderInUseError while a server has the folder; BackupError, with nothing changed, if the folder has a database
 * or the file is not a backup
 */
export async function restore(file: string, dataDir: string, durable = true): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const { folder, lock } = pathsIn(dataDir);
  makePrivate(dataDir);
  const unlock = lockFolder(lock);
  try {
    if (existsSync(folder))
      throw new BackupError(`${folder} exists already; a backup is restored to an empty data folder only.`);
    await createFolder({ folder, durable }, tarOf(file), readAll).catch((thrown: unknown) => {
      throw notABackup(file, thrown);
    });
  } finally {
    unlock();
  }
}

/** Reads every table, so that damaged pages are found. */
async function readAll(engine: PGlite): Promise<void> {
  await engine.query('select 1 from kysely_migration limit 1');
  const { rows } = await engine.query<{ name: string }>(
    "select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of rows) await engine.query(`select count(*) from ${name}`);
}

/** Unpacked here, because a damaged file would crash the process in PGlite. */
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

/** Writes atomically: verified and synced before the file gets its name. */
async function writeWhole(file: string, tar: Readable): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const trial = `${file}.trial`;
  try {
    await pipeline(
      tar,
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await restore(unfinished, trial, false);
    renameSync(unfinished, file);
    syncPath(dirname(resolve(file)));
  } finally {
    rmSync(unfinished, { force: true });
    rmSync(trial, { recursive: true, force: true });
  }
}

/**
 * Writes a backup named by its time into a folder, and deletes expired ones.
 * @returns the path
 */
export async function backUpByDate(dataDir: string, folder: string, now: Date): Promise<string> {
  makePrivate(folder);
  const file = join(folder, backupName(now));
  await backUp(dataDir, file);
  for (const name of expiredBackups(readdirSync(folder))) rmSync(join(folder, name));
  return file;
}
