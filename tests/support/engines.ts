/** A fresh database for each test file, on the engine that TEST_ENGINE names. */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database, type DatabaseSettings } from '#server/database/connect.ts';
import { databaseTemplate } from './database-template.ts';
import { ask } from './postgres-server.ts';

/** The default is pglite. */
export const testEngine: 'pglite' | 'postgres' =
  process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

/** Whether to run tests that don't depend on the engine: on the embedded one, at night on both. */
export const runsCommonTests = testEngine === 'pglite' || process.env['NIGHTLY'] === '1';

/** Where database-setup.ts stores the server's address and the folder with the demonstration data. */
export const serverVariable = 'TEST_POSTGRES_URL';
export const seededFolderVariable = 'TEST_SEEDED_FOLDER';
/** `blank` has no tables yet, `empty` is migrated, and `seeded` has the demonstration data. */
export const templates = {
  blank: 'template1',
  empty: 'karngea_template',
  seeded: 'karngea_seeded',
} as const;

type Content = keyof typeof templates;

/** `settings` open the same database from elsewhere (PostgreSQL at any time, a folder after `close`). */
export type FreshDatabase = Database & { settings: DatabaseSettings; remove(): Promise<void> };

/** Close it (or remove it, which closes it) in `afterAll`. */
export async function freshDatabase(content: Content = 'empty'): Promise<FreshDatabase> {
  const { settings, remove } = await freshSettings(content);
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

/** A database that is not open yet, for servers in processes of their own. */
export async function freshSettings(
  content: Content = 'empty',
): Promise<{ settings: DatabaseSettings; remove(): Promise<void> }> {
  return testEngine === 'postgres' ? freshOnServer(content) : freshFolder(content);
}

async function freshOnServer(
  content: Content,
): Promise<{ settings: DatabaseSettings; remove(): Promise<void> }> {
  const server = leftBySetup(serverVariable);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name} template ${templates[content]}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { url: url.href },
    remove: async () => {
      await ask(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function freshFolder(
  content: Content,
): Promise<{ settings: DatabaseSettings; remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karngea-test-'));
  if (content !== 'blank') {
    const template = content === 'seeded' ? leftBySetup(seededFolderVariable) : await databaseTemplate();
    cpSync(template, dataDir, { recursive: true });
  }
  return {
    settings: { dataDir, durable: false },
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function leftBySetup(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is not set: database-setup.ts has not run.`);
  return value;
}
