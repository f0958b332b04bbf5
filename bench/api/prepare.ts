/** Databases with a known number of jobs, created once and reused. */
import { openDatabase, type DatabaseSettings } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { seedWhenEmpty } from '#server/seed/seed.ts';
import { ask } from '../../tests/support/postgres-server.ts';
import { fillJobs } from './fill-jobs.ts';

/** Grows the database to this many jobs; one that has them already stays unchanged. */
export async function prepare(settings: DatabaseSettings, jobs: number): Promise<void> {
  // Copying a million jobs is one statement, longer than the app's timeout.
  const database = await openDatabase('url' in settings ? { ...settings, statementTimeout: 0 } : settings);
  await migrate(database.db);
  await seedWhenEmpty(database.db, () => new Date());
  await fillJobs(database.db, jobs);
  await database.close();
}

/** @returns the address of a database of the server with this many jobs */
export async function filledDatabase(server: string, jobs: number): Promise<string> {
  const name = `karngea_bench_${jobs}`;
  const found = await ask(server, `select 1 from pg_database where datname = '${name}'`);
  if (found.length === 0) await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await prepare({ url: url.href }, jobs);
  return url.href;
}
