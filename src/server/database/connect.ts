/** Opens the database, embedded in a folder or on a PostgreSQL server; what is in it is for migrate.ts. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Connections } from './connections.ts';
import { DatabaseError, ownCodes, toDatabaseError } from './database-error.ts';
import { EmbeddedConnections } from './embedded-connections.ts';
import { lockFolder } from './folder-lock.ts';
import { postgresDialect } from './kysely-dialect.ts';
import { startMaintenance } from './maintenance.ts';
import { serverConnections, type PostgresOptions } from './postgres-connections.ts';
import type { ReadRow } from './statements.ts';
import type { Tables } from './tables.ts';

export type Engine = 'embedded' | 'postgres';
export type Db = Kysely<Tables>;

export type Database = {
  db: Db;
  readRow: ReadRow;
  engine: Engine;
  /** Resolves when a statement ran; rejects with a DatabaseError within `pingPatience` otherwise. */
  ping(): Promise<void>;
  /** The embedded database as a tar.gz; undefined on a server, which has its own tools. */
  dump: (() => Promise<Blob>) | undefined;
  /** Waits for running statements, then lets go of everything. */
  close(): Promise<void>;
};

/** `durable: false` (embedded only) trades every fsync for speed, for tests. */
export type DatabaseSettings = { dataDir: string; durable?: boolean } | PostgresOptions;

/**
 * @throws DataFolderInUseError when another process has the folder.
 * A server that cannot be reached is no error here: the first query tells.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return 'url' in settings ? openServer(settings) : openEmbedded(settings.dataDir, settings.durable);
}

function openServer(settings: PostgresOptions): Database {
  const connections = serverConnections(settings);
  const db = new Kysely<Tables>({ dialect: postgresDialect(connections) });
  const close = async () => {
    await db.destroy();
    await connections.close();
  };
  return {
    db,
    readRow: rowReader(connections),
    engine: 'postgres',
    ping: () => ping(db),
    dump: undefined,
    close,
  };
}

function rowReader(connections: Connections): ReadRow {
  return async (statement, given) => {
    const values = statement.fill(given);
    try {
      const shared = statement.isQuick ? connections.shared() : undefined;
      if (shared) return await shared.readRow(statement.text, values);
      const connection = await connections.take();
      try {
        return await connection.readRow(statement.text, values);
      } finally {
        await connections.giveBack(connection, false);
      }
    } catch (thrown) {
      throw toDatabaseError(thrown);
    }
  };
}

async function openEmbedded(dataDir: string, durable = true): Promise<Database> {
  const { folder, lock } = placesIn(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(lock);
  try {
    const connections = await EmbeddedConnections.open({ folder, durable });
    const db = new Kysely<Tables>({ dialect: postgresDialect(connections) });
    const stopMaintenance = startMaintenance(db);
    // Kysely destroys only a driver that it has used, so the engine is closed by hand.
    const close = async () => {
      stopMaintenance();
      await db.destroy();
      await connections.close();
      unlock();
    };
    return {
      db,
      readRow: rowReader(connections),
      engine: 'embedded',
      ping: () => ping(db),
      dump: () => connections.dump(),
      close,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Where the embedded database and its lock are in a data folder. */
export function placesIn(dataDir: string): { folder: string; lock: string } {
  const root = resolve(dataDir);
  return { folder: join(root, 'database'), lock: join(root, 'database.lock') };
}

/** In milliseconds: a health check must answer, even where the network swallows everything. */
const pingPatience = 2_000;

async function ping(db: Db): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseError(ownCodes.tooBusy, 'The database did not answer.'));
    }, pingPatience);
  });
  try {
    await Promise.race([sql`select 1`.execute(db), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
