/** Starts the server, and stops it cleanly on a signal. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FastifyBaseLogger } from 'fastify';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildApp } from './app.ts';
import { serveDump } from './database/backup-socket.ts';
import { openDatabase } from './database/connect.ts';
import { type Clock, secondMs } from './http/clock.ts';
import { missingSettings } from '#contract/site-info.ts';
import { prepareDatabase } from './prepare-database.ts';
import { warningFinder } from '#warnings/find-warnings.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
import { siteInfoOf } from './site/site-from-settings.ts';
import { startReindexing } from './search/reindex.ts';
import { demoPassword } from './seed/fixtures.ts';
import { databaseSettings, readSettings, type Settings } from './settings.ts';

type BackupPaths = { readonly program: string; readonly dataDir: string; readonly folder: string };

/** Backs up in a child process, so that packing and verifying block no call. Rejects with the command's error output. */
async function runBackup({ program, dataDir, folder }: BackupPaths, signal: AbortSignal): Promise<void> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, BACKUP_DIR: folder };
  try {
    await promisify(execFile)(process.execPath, [program], { env, signal });
  } catch (error) {
    const { stderr } = error as { readonly stderr?: string };
    throw stderr ? new Error(stderr.trim()) : error;
  }
}

const clock: Clock = () => new Date();
/** How long running calls may take to finish when the server stops. */
const drainMs = 10 * secondMs;

/** The built client is beside the built server, or in `dist` when running from source. */
function findClient(): string | undefined {
  const path = import.meta.url.includes('/dist/server/') ? '../client' : '../../dist/client';
  const folder = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(`${folder}/index.html`) ? folder : undefined;
}

/** Runs the built backup command; when running from source there is none. */
function nightlyBackup({ dataDir, backupDir: folder }: Settings) {
  const program = fileURLToPath(new URL('./backup.js', import.meta.url));
  if (folder === undefined || !existsSync(program)) return undefined;
  return (signal: AbortSignal) => runBackup({ program, dataDir, folder }, signal);
}

const noBackups =
  (log: Pick<FastifyBaseLogger, 'warn'>) =>
  (error: unknown): undefined =>
    log.warn(
      { reason: error instanceof Error ? error.message : error },
      'there are no backups while the server runs',
    ) as undefined;

/**
 * Ends the process cleanly on SIGTERM and SIGINT. Registered first: a start can be interrupted at any point, and in a
 * container nothing else handles signals.
 */
function stopOnSignal(finish: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    await finish();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch(exitWithError);
    });
  }
}

/** Prints one line and exits with code 1. */
function exitWithError(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Karngea cannot run: ${why.split('\n')[0] ?? ''}\n`);
  process.exit(1);
}

const isPortInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function start(): Promise<void> {
  let finish = async (): Promise<void> => undefined;
  stopOnSignal(() => finish());
  const settings = readSettings(process.env);
  const { port, host, demoData, demoReason, isProduction, publicUrl } = settings;
  const database = await prepareDatabase(databaseSettings(settings), { demoData, clock });
  // Reindexing takes a session-level lock, which does not work through a pooler.
  const session = settings.directDatabaseUrl
    ? await openDatabase({ url: settings.directDatabaseUrl, max: 1 })
    : database;
  const clientFolder = findClient();
  const backUp = nightlyBackup(settings);
  const app = await buildApp({
    database,
    settings,
    clock,
    backUp,
    ...(clientFolder ? { clientFolder } : {}),
  });
  const stopDumps =
    database.dump && (await serveDump(settings.dataDir, database.dump).catch(noBackups(app.log)));
  if (isProduction && publicUrl === undefined)
    app.log.warn('PUBLIC_URL is not set: there is no sitemap, and pages have no absolute links');
  const missing = missingSettings(siteInfoOf(settings)).map((names) => names.join(' or '));
  if (missing.length > 0)
    app.log.warn(`people cannot see who runs this board: set ${missing.join(', and ')}`);
  const stopReindexing = startReindexing(session, {
    onFailure: (error) =>
      app.log.warn(
        { reason: error instanceof Error ? error.message : error },
        'jobs could not be reindexed for search',
      ),
  });
  const close = async () => {
    await database.close();
    if (session !== database) await session.close();
  };
  finish = async () => {
    await app.close();
    await stopDumps?.();
    await stopReindexing();
    await close();
  };
  // Loaded and trained now, so that the first search and the first posting don't wait for them.
  dictionary();
  warningFinder();
  try {
    const address = await app.listen({ port, host });
    process.stdout.write(`Karngea is at ${address}\n`);
    const mode = demoData ? 'Demonstration with invented people and jobs' : 'Real board';
    process.stdout.write(`${mode} (${demoReason})\n`);
    if (demoData)
      process.stdout.write(
        `Demonstration accounts: dara (employee), sokha (employer), password ${demoPassword}\n`,
      );
  } catch (error) {
    await close();
    throw isPortInUse(error) ? new Error(`Port ${port} on ${host} is in use; set PORT to another.`) : error;
  }
}

// New files are private to their owner (data-folder.ts).
process.umask(0o077);
start().catch(exitWithError);
