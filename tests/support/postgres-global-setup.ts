/** Once for a run: the programs, what every test file's database is copied from, and PostgreSQL where that is asked for. */
import { databaseTemplate, makeMigrated } from './database-template.ts';
import { serverVariable, templateDatabase, testEngine } from './engines.ts';
import { ask, createPostgresServer } from './postgres-server.ts';
import { bundlePrograms } from './server-programs.ts';

/** @returns what undoes it */
export async function setup(): Promise<() => Promise<void>> {
  await bundlePrograms();
  if (testEngine === 'postgres') return setupServer();
  await databaseTemplate();
  return async () => undefined;
}

async function setupServer(): Promise<() => Promise<void>> {
  const server = await createPostgresServer();
  await ask(server.url('postgres'), `create database ${templateDatabase}`);
  await makeMigrated({ url: server.url(templateDatabase) });
  process.env[serverVariable] = server.url('postgres');
  return () => server.remove();
}
