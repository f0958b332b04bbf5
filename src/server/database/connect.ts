/** Opens the database, embedded in a folder or on a PostgreSQL server; what is in it is for migrate.ts. */
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

/** The database is closed again when the work is done or has failed. */
export async function withMaintenanceDatabase<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase('url' in settings ? maintenanceOptions(settings) : settings);
  return work(database).finally(() => database.close());
}

const everyMinute = 60 * 1_000;
/** Bytes of log after which a checkpoint is worth its time: it bounds the folder's size and the next start. */
const logWorthACheckpoint = 64 * 1024 * 1024;
/** Changed rows after which the planner's statistics are stale. */
const changesWorthAVacuum = 2_000;

/** Starts the timer; the answer stops it. A round that fails is tried again at the next one. */
function startMaintenance(db: Kysely<Tables>, period = everyMinute): () => void {
  const timer = setInterval(() => {
    maintain(db).catch(() => undefined);
  }, period);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** One round: each step is short, and other statements run between them. */
export async function maintain(db: Kysely<Tables>): Promise<void> {
  const stale = await sql<{ table: string }>`
    select quote_ident(relname) as table from pg_stat_user_tables
    where n_mod_since_analyze > ${changesWorthAVacuum} or n_dead_tup > ${changesWorthAVacuum}`.execute(db);
  for (const { table } of stale.rows) await sql`vacuum (analyze) ${sql.raw(table)}`.execute(db);

  const log = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(db);
  if ((log.rows[0]?.bytes ?? 0) > logWorthACheckpoint) await sql`checkpoint`.execute(db);
}

export type Engine = 'embedded' | 'postgres';
export type Db = Kysely<Tables>;

/** `lags` are the seconds that each is behind, undefined for one that is gone, or is the primary. */
export type Replicas = { readonly db: Db; readonly lags: () => readonly (number | undefined)[] };

export type Database = {
  db: Db;
  engine: Engine;
  /** Resolves when a statement ran; rejects with a DatabaseError within `pingTimeout` otherwise. */
  ping(): Promise<void>;
  /** To the database itself, of this process. */
  connections: () => Connections;
  /** For single statements that only read what guests may see: up to some seconds behind `db`. Undefined without replicas. */
  replicas: Replicas | undefined;
  /** The embedded database as a tar; undefined on a server, which has its own tools. */
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

const over = (pool: PostgresPool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

function openServer(settings: PostgresOptions): Database {
  const primary = createPostgresPool(settings);
  // A connection of its own: it must not wait behind slow reads.
  const watched = createPostgresPool({
    ...settings,
    name: 'watch',
    max: 1,
    statementTimeout: pingTimeout,
    connectTimeout: pingTimeout,
  });
  const { readUrls = [] } = settings;
  const reads = readUrls.length > 0 ? createReadPool(readUrls, settings, { primary, watched }) : undefined;
  const [db, pinged] = [over(primary), over(watched)];
  const close = async () => {
    // Kysely ends only a pool that it has used.
    await Promise.all([primary.end(), watched.end(), reads?.pool.end()]);
  };
  const replicas = reads && { db: over(reads.pool), lags: () => reads.watch.lags() };
  const { connections } = primary;
  return { db, engine: 'postgres', ping: () => ping(pinged), connections, replicas, dump: undefined, close };
}

async function openEmbedded({ dataDir, ...options }: EmbeddedSettings): Promise<Database> {
  const { folder, lock } = pathsIn(dataDir);
  makePrivate(dataDir);
  const unlock = lockFolder(lock);
  try {
    const pool = await EmbeddedPool.open({ folder, ...options });
    const db = over(pool.kyselyPool);
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
