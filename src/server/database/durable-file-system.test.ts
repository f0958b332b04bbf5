/** That PostgreSQL's syncs reach the disk: one for each commit, none for reading. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { durableStart, DurableFileSystem } from './durable-file-system.ts';

test('each commit is synced before it returns, and reading is not', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-sync-'));
  const fs = new DurableFileSystem(folder);
  const engine = await PGlite.create({ fs, startParams: durableStart(PGlite.defaultStartParams) });
  const syncsOf = async (statement: string) => {
    const before = fs.syncs;
    await engine.query(statement);
    return fs.syncs - before;
  };
  const settings = await engine.query(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as how`,
  );
  expect(settings.rows).toEqual([{ fsync: 'on', how: 'fsync' }]);

  await engine.query('create table counted (n int)');
  for (let n = 1; n <= 5; n += 1) expect(await syncsOf(`insert into counted values (${n})`)).toBe(1);
  expect(await syncsOf('select * from counted')).toBe(0);
  // A checkpoint lets go of the log, so the tables themselves must be on the disk first.
  expect(await syncsOf('checkpoint')).toBeGreaterThan(5);

  await engine.close();
  rmSync(folder, { recursive: true });
});
