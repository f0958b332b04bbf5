/** Global setup: the programs, the databases that test files copy, and PostgreSQL if requested. */
import { rmSync } from 'node:fs';
import { type TestProject } from 'vitest/node';
import { databaseTemplate, makeMigrated, makeSeededTemplate, seed } from './database-template.ts';
import { seededFolderVariable, serverVariable, templates, testEngine } from './engines.ts';
import { ask, createPostgresServer } from './postgres-server.ts';
import { bundlePrograms } from './server-programs.ts';

/** @returns a function that undoes the setup */
export async function setup({ name }: TestProject): Promise<() => Promise<void>> {
  await bundlePrograms();
  // The tests of faults need no demonstration data, which takes seconds to make.
  const isSeeded = name !== 'faults';
  return testEngine === 'postgres' ? setUpServer(isSeeded) : setUpFolders(isSeeded);
}

async function setUpFolders(isSeeded: boolean): Promise<() => Promise<void>> {
  await databaseTemplate();
  if (!isSeeded) return async () => undefined;
  const seeded = await makeSeededTemplate();
  process.env[seededFolderVariable] = seeded;
  return async () => rmSync(seeded, { recursive: true, force: true });
}

async function setUpServer(isSeeded: boolean): Promise<() => Promise<void>> {
  const server = await createPostgresServer();
  const admin = server.url('postgres');
  await ask(admin, `create database ${templates.empty}`);
  await makeMigrated({ url: server.url(templates.empty) });
  if (isSeeded) {
    await ask(admin, `create database ${templates.seeded} template ${templates.empty}`);
    await seed({ url: server.url(templates.seeded) });
  }
  process.env[serverVariable] = admin;
  return () => server.remove();
}
