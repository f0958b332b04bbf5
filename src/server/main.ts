/** Starts the server and stops it cleanly: settings, database, demonstration data, then listening. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Database, openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { type Clock, secondMs } from './http/clock.ts';
import { reindexJobs } from './search/reindex.ts';
import { demoPassword } from './seed/demo-password.ts';
import { seedWhenEmpty } from './seed/seed.ts';
import { readSettings, type Settings } from './settings.ts';

const clock: Clock = () => new Date();
/** Calls that take longer than this to finish are cut off when the server stops. */
const drainMs = 10 * secondMs;

/** The built client stands beside the built server, or in `dist` when this runs from the sources. */
function findClient(): string | undefined {
  const place = import.meta.url.includes('/dist/server/') ? '../client' : '../../dist/client';
  const folder = fileURLToPath(new URL(place, import.meta.url));
  return existsSync(`${folder}/index.html`) ? folder : undefined;
}

async function prepareDatabase({ databaseUrl, dataDir, demoData }: Settings): Promise<Database> {
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  try {
    await migrate(database.db);
    if (demoData) await seedWhenEmpty(database.db, clock);
    await reindexJobs(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function stopOnSignal(app: FastifyInstance, database: Database): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch(refuse);
    });
  }
}

/** One clear line for whoever started it, and exit code 1. */
function refuse(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Karngea cannot run: ${why.split('\n')[0] ?? ''}\n`);
  process.exit(1);
}

const isPortInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await prepareDatabase(settings);
  const clientFolder = findClient();
  const app = await buildApp({ database, settings, clock, ...(clientFolder ? { clientFolder } : {}) });
  stopOnSignal(app, database);
  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    process.stdout.write(`Karngea is at ${address}\n`);
    if (settings.demoData) {
      process.stdout.write(
        `Demonstration accounts: dara (employee), sokha (employer), password ${demoPassword}\n`,
      );
    }
  } catch (error) {
    await database.close();
    const { port, host } = settings;
    throw isPortInUse(error) ? new Error(`Port ${port} on ${host} is in use; set PORT to another.`) : error;
  }
}

start().catch(refuse);
