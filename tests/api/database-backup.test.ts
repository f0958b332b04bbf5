/** A backup contains the whole database and never overwrites anything. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '#server/database/backup.ts';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { readCount, writeNext } from '../support/counted-writes.ts';
import { databaseTemplate } from '../support/database-template.ts';
import { testEngine } from '../support/engines.ts';

describe.runIf(testEngine === 'pglite')('a backup of the embedded database', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-backup-'));
  const dataDir = join(folder, 'data');
  const file = join(folder, 'backup.tar.gz');
  const newFolder = () => mkdtempSync(join(folder, 'restored-'));
  const missingFolder = () => join(newFolder(), 'data');

  beforeAll(async () => {
    cpSync(await databaseTemplate(), dataDir, { recursive: true });
    const database = await openDatabase({ dataDir, durable: false });
    for (let n = 1; n <= 20; n += 1) await writeNext(database.db, n);
    await database.close();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('is refused if there is no database, and while a server uses it', async () => {
    await expect(backUp(newFolder(), file)).rejects.toThrow('There is no database');
    const server = await openDatabase({ dataDir, durable: false });
    await expect(backUp(dataDir, file)).rejects.toThrow('is in use');
    await server.close();
    expect(existsSync(file)).toBe(false);
  });

  test('is written once, completely, and overwrites nothing', async () => {
    await backUp(dataDir, file);
    await expect(backUp(dataDir, file)).rejects.toThrow('never overwrites');
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual(['backup.tar.gz']);
  });

  test('restores every row, into a writable database', async () => {
    const restored = missingFolder();
    await restore(file, restored);
    const database = await openDatabase({ dataDir: restored, durable: false });
    expect(await migrate(database.db)).toEqual([]);
    await writeNext(database.db, 21);
    expect(await readCount(database.db)).toEqual({ count: 21, rows: 21, newest: 21 });
    await database.close();
    await expect(restore(file, restored)).rejects.toThrow('exists already');
  });

  test('is refused if damaged or not a backup, and leaves nothing behind', async () => {
    const restored = newFolder();
    await expect(restore(join(folder, 'missing'), restored)).rejects.toThrow('There is no file');
    writeFileSync(join(folder, 'text'), 'no backup');
    await expect(restore(join(folder, 'text'), restored)).rejects.toThrow('is not a backup');
    truncateSync(file, 100_000);
    await expect(restore(file, restored)).rejects.toThrow('is not a backup');
    expect(readdirSync(restored)).toEqual([]);
  });
});
