/** Once for a run: what every test file's database is copied from, and the PostgreSQL server where that is asked for. */
import postgres from 'postgres';
import { databaseTemplate, makeMigrated } from './database-template.ts';
import { serverVariable, templateDatabase, testEngine } from './engines.ts';
import { createPostgresServer } from './postgres-server.ts';

/** @returns what undoes it */
export async function setup(): Promise<() => Promise<void>> {
  if (testEngine === 'postgres') return setupServer();
  await databaseTemplate();
  return async () => undefined;
}

async function setupServer(): Promise<() => Promise<void>> {
  const server = await createPostgresServer();
  const sql = postgres(server.url('postgres'), { max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database ${templateDatabase}`);
  await sql.end();
  await makeMigrated({ url: server.url(templateDatabase) });
  process.env[serverVariable] = server.url('postgres');
  return () => server.remove();
}
