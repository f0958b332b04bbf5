/** Opens the database, embedded in a folder or on a PostgreSQL server; what is in it is for migrate.ts. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { makePrivate } from './data-folder.ts';
import { DatabaseError, ownCodes } from './database-error.ts';
import { pathsIn } from './embedded-engine.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { lockFolder } from './folder-lock.ts';
import { startMaintenance } from './maintenance.ts';
import { createPostgresPool, type PostgresOptions } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

export type Engine = 'embedded' | 'postgres';
export type Db = Kysely<Tables>;

export type Database = {
  db: Db;
  engine: Engine;
  /** Resolves when a statement ran; rejects with a DatabaseError within `pingTimeout` otherwise. */
  ping(): Promise<void>;
  /** The embedded database as a tar.gz; undefined on a server, which has its own tools. */
  dump: (() => Promise<Blob>) | undefined;
  /** Waits for running statements, then lets go of everything. */
  close(): Promise<void>;
};

/** `durable: false` trades every fsync for speed, for tests; `connectTimeout` is how long a statement waits for its turn. */
export type EmbeddedSettings = { dataDir: string; durable?: boolean; connectTimeout?: number };
export type DatabaseSettings = EmbeddedSettings | PostgresOptions;

/** In milliseconds: a health check must answer, even where the network swallows everything. */
const pingTimeout = 2_000;

/**
 * @throws DataFolderInUseError when another process has the folder.
 * A server that cannot be reached is no error here: the first query tells.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return 'url' in settings ? openServer(settings) : openEmbedded(settings);
}

const openPool = (options: PostgresOptions): Db =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPostgresPool(options) }) });

function openServer(settings: PostgresOptions): Database {
  const db = openPool(settings);
  // A connection of its own: it must not wait behind slow reads.
  const pinged = openPool({
    ...settings,
    max: 1,
    statementTimeout: pingTimeout,
    connectTimeout: pingTimeout,
  });
  const close = async () => {
    await Promise.all([db.destroy(), pinged.destroy()]);
  };
  return { db, engine: 'postgres', ping: () => ping(pinged), dump: undefined, close };
}

async function openEmbedded({ dataDir, ...options }: EmbeddedSettings): Promise<Database> {
  const { folder, lock } = pathsIn(dataDir);
  makePrivate(dataDir);
  const unlock = lockFolder(lock);
  try {
    const pool = await EmbeddedPool.open({ folder, ...options });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool.kyselyPool }) });
    const stopMaintenance = startMaintenance(db);
    const close = async () => {
      stopMaintenance();
      await db.destroy();
      await pool.close();
      unlock();
    };
    return { db, engine: 'embedded', ping: () => ping(db), dump: () => pool.dump(), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function ping(db: Db): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseError(ownCodes.tooBusy, 'The database did not answer.'));
    }, pingTimeout);
  });
  try {
    await Promise.race([sql`select 1`.execute(db), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
