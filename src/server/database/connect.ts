/** Opens the database: embedded in a folder, or on a PostgreSQL server. migrate.ts creates its tables. */
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { makePrivate } from './data-folder.ts';
import { DatabaseError, ownCodes } from './database-error.ts';
import { pathsIn } from './embedded-engine.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { lockFolder } from './folder-lock.ts';
import { type Connections, createPostgresPool, type PostgresOptions } from './postgres-pool.ts';
import { createReadPool } from './read-pool.ts';
import { type Tables } from './tables.ts';

const maintenanceOptions = ({ url, directUrl = url, ...others }: PostgresOptions): PostgresOptions => ({
  ...others,
  url: directUrl,
  readUrls: [],
  max: 1,
  statementTimeout: 0,
});

/** Runs work without a statement timeout, on a direct connection with a session, such as migrations. Closes the database at the end. */
export async function withMaintenanceDatabase<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase('url' in settings ? maintenanceOptions(settings) : settings);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const everyMinute = 60 * 1_000;
/** Bytes of write-ahead log before a checkpoint, which limits the size of the folder and the time of the next start. */
const logWorthACheckpoint = 64 * 1024 * 1024;
/** Changed rows after which the planner's statistics are stale. */
const changesWorthAVacuum = 2_000;

/** Returns a function that stops the timer. A failed round is repeated with the next one. */
function startMaintenance(db: Kysely<Tables>, period = everyMinute): () => void {
  const timer = setInterval(() => {
    maintain(db).catch(() => undefined);
  }, period);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** One round of short statements, between which others can run. */
export async function maintain(db: Kysely<Tables>): Promise<void> {
  const stale = await sql<{ table: string }>`
    select quote_ident(relname) as table from pg_stat_user_tables
    where n_mod_since_analyze > ${changesWorthAVacuum} or n_dead_tup > ${changesWorthAVacuum}`.execute(db);
  for (const { table } of stale.rows) await sql`vacuum (analyze) ${sql.raw(table)}`.execute(db);

  const log = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(db);
  if ((log.rows[0]?.bytes ?? 0) > logWorthACheckpoint) await sql`checkpoint`.execute(db);
}

type Engine = 'embedded' | 'postgres';
export type Db = Kysely<Tables>;

/** `lags` are in seconds; undefined for a replica that does not answer or is the primary. */
type Replicas = { readonly db: Db; readonly lags: () => readonly (number | undefined)[] };

export type Database = {
  db: Db;
  engine: Engine;
  /** Resolves if a statement ran, or rejects with a DatabaseError within `pingTimeout`. */
  ping(): Promise<void>;
  /** Connections of this process to the primary. */
  connections: () => Connections;
  /** For single read-only statements with data for guests, up to some seconds behind `db`. Undefined without replicas. */
  replicas: Replicas | undefined;
  /** The embedded database as a tar; undefined for a PostgreSQL server. */
  dump: (() => Promise<Blob>) | undefined;
  /** Waits for running statements, then closes everything. */
  close(): Promise<void>;
};

/** `durable: false` skips fsync, for tests. `connectTimeout` is how long a statement waits for the connection. */
type EmbeddedSettings = { dataDir: string; durable?: boolean; connectTimeout?: number };
export type DatabaseSettings = EmbeddedSettings | PostgresOptions;

/** In milliseconds, so that health checks answer even if the network drops packets. */
const pingTimeout = 2_000;

/**
 * @throws DataFolderInUseError if another process has the folder. An unreachable server only shows with the first query.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return 'url' in settings ? openServer(settings) : openEmbedded(settings);
}

const kyselyOn = (pool: PostgresPool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

const embedded = new WeakSet<Db>();
/** Whether the database is embedded, so that all calls share one connection. */
export const isEmbedded = (db: Db): boolean => embedded.has(db);

function openServer(settings: PostgresOptions): Database {
  const primary = createPostgresPool(settings);
  // A separate connection, so that pings do not wait behind slow reads.
  const watched = createPostgresPool({
    ...settings,
    name: 'watch',
    max: 1,
    statementTimeout: pingTimeout,
    connectTimeout: pingTimeout,
  });
  const { readUrls = [] } = settings;
  const reads = readUrls.length > 0 ? createReadPool(readUrls, settings, { primary, watched }) : undefined;
  const [db, pinged] = [kyselyOn(primary), kyselyOn(watched)];
  const close = async () => {
    // Kysely only ends pools that it has used.
    await Promise.all([primary.end(), watched.end(), reads?.pool.end()]);
  };
  const replicas = reads && { db: kyselyOn(reads.pool), lags: () => reads.watch.lags() };
  const { connections } = primary;
  return { db, engine: 'postgres', ping: () => ping(pinged), connections, replicas, dump: undefined, close };
}

async function openEmbedded({ dataDir, ...options }: EmbeddedSettings): Promise<Database> {
  const { folder, lock } = pathsIn(dataDir);
  makePrivate(dataDir);
  const unlock = lockFolder(lock);
  try {
    const pool = await EmbeddedPool.open({ folder, ...options });
    const db = kyselyOn(pool.kyselyPool);
    embedded.add(db);
    const stopMaintenance = startMaintenance(db);
    const close = async () => {
      stopMaintenance();
      await db.destroy();
      await pool.close();
      unlock();
    };
    return {
      db,
      engine: 'embedded',
      ping: () => ping(db),
      connections: () => pool.connections(),
      replicas: undefined,
      dump: () => pool.dump(),
      close,
    };
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
