/** A fresh, migrated, empty database for each test file, on the engine that TEST_ENGINE names. */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database, type DatabaseSettings } from '#server/database/connect.ts';
import { databaseTemplate } from './database-template.ts';
import { ask } from './postgres-server.ts';

/** pglite unless said. */
export const testEngine: 'pglite' | 'postgres' =
  process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

/** Where postgres-global-setup.ts leaves the server's address for the test files. */
export const serverVariable = 'TEST_POSTGRES_URL';
export const templateDatabase = 'karngea_template';

/** `settings` open the same database from elsewhere (a PostgreSQL one at any time, a folder after `close`). */
export type FreshDatabase = Database & { settings: DatabaseSettings; remove(): Promise<void> };

/** Close it (or remove it, which closes it) in `afterAll`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { settings, remove } = await freshSettings();
  const database = await openDatabase(settings);
  return {
    ...database,
    settings,
    remove: async () => {
      await database.close();
      await remove();
    },
  };
}

/** A migrated database that nobody has opened yet, for servers in processes of their own. */
export async function freshSettings(): Promise<{ settings: DatabaseSettings; remove(): Promise<void> }> {
  return testEngine === 'postgres' ? freshOnServer() : freshFolder();
}

async function freshOnServer(): Promise<{ settings: DatabaseSettings; remove(): Promise<void> }> {
  const server = process.env[serverVariable];
  if (server === undefined)
    throw new Error(`${serverVariable} is not set: postgres-global-setup.ts has not run.`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name} template ${templateDatabase}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { url: url.href },
    remove: async () => {
      await ask(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function freshFolder(): Promise<{ settings: DatabaseSettings; remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karngea-test-'));
  cpSync(await databaseTemplate(), dataDir, { recursive: true });
  return {
    settings: { dataDir, durable: false },
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
