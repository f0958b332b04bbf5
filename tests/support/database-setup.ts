/** Global setup: the programs, the databases that test files copy, and PostgreSQL if requested. */
import { rmSync } from 'node:fs';
import { databaseTemplate, makeMigrated, makeSeededTemplate, seed } from './database-template.ts';
import { seededFolderVariable, serverVariable, templates, testEngine } from './engines.ts';
import { ask, createPostgresServer } from './postgres-server.ts';
import { bundlePrograms } from './server-programs.ts';

/** @returns a function that undoes the setup */
export async function setup(): Promise<() => Promise<void>> {
  await bundlePrograms();
  if (testEngine === 'postgres') return setupServer();
  await databaseTemplate();
  const seeded = await makeSeededTemplate();
  process.env[seededFolderVariable] = seeded;
  return async () => rmSync(seeded, { recursive: true, force: true });
}

async function setupServer(): Promise<() => Promise<void>> {
  const server = await createPostgresServer();
  const admin = server.url('postgres');
  await ask(admin, `create database ${templates.empty}`);
  await makeMigrated({ url: server.url(templates.empty) });
  await ask(admin, `create database ${templates.seeded} template ${templates.empty}`);
  await seed({ url: server.url(templates.seeded) });
  process.env[serverVariable] = admin;
  return () => server.remove();
}
