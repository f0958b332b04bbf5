/** A backup of the embedded database while the server runs and people write. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restore } from '#server/database/backup.ts';
import { openDatabase } from '#server/database/connect.ts';
import { call } from '../../support/http-client.ts';
import { testEngine } from '../../support/engines.ts';
import { programPath } from '../../support/server-programs.ts';
import { type ServerProcess, startProcess } from '../../support/server-process.ts';

describe.runIf(testEngine === 'pglite')('npm run backup while the server runs', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-online-'));
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  let server: ServerProcess;
  let address = '';

  const start = async () => {
    server = startProcess({
      DATA_DIR: dataDir,
      BACKUP_DIR: backups,
      PORT: '0',
      RATE_LIMIT: '0',
      DEMO_DATA: 'off',
    });
    address = (await server.address) ?? '';
  };
  beforeAll(async () => {
    await start();
  });
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.exit;
    rmSync(folder, { recursive: true });
  });

  const backUp = async (environment: Record<string, string>, ...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...environment };
    const { stdout } = await promisify(execFile)(process.execPath, [programPath('backup'), ...args], { env });
    return stdout;
  };
  let written = 0;
  const write = async () => {
    written += 1;
    const body = { email: 'sophea@example.com', text: `Message ${written}` };
    expect((await call(address, 'POST', '/message', { body })).status).toBe(201);
  };
  const messagesIn = async (file: string): Promise<string[]> => {
    const restored = mkdtempSync(join(folder, 'restored-'));
    await restore(file, restored, false);
    const database = await openDatabase({ dataDir: restored, durable: false });
    const rows = await database.db.selectFrom('messages').select('text').orderBy('id').execute();
    await database.close();
    return rows.map(({ text }) => text);
  };

  test('contains everything acknowledged before, and no partial writes', async () => {
    for (let turn = 0; turn < 5; turn += 1) await write();
    const file = join(folder, 'backup.tar.gz');
    let isOver = false;
    const writing = (async () => {
      while (!isOver) await write();
    })();
    const before = written - 1;
    expect(await backUp({}, file)).toContain('which was restored for a try');
    isOver = true;
    await writing;
    const texts = await messagesIn(file);
    expect(texts.length).toBeGreaterThanOrEqual(before);
    expect(texts.length).toBeLessThanOrEqual(written);
    expect(texts).toEqual(texts.map((_text, at) => `Message ${at + 1}`));
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('backup.'))).toEqual(['backup.tar.gz']);
  });

  test('is written to BACKUP_DIR with its time as name, and replaces older ones of the same day', async () => {
    const [first] = await filesAfter();
    const [second, ...others] = await filesAfter();
    expect(second).not.toBe(first);
    expect(others).toEqual([]);
    expect(await messagesIn(join(backups, second ?? ''))).toHaveLength(written);
  });
  const filesAfter = async () => {
    // A file's name contains its second.
    const names = existsSync(backups) ? readdirSync(backups) : [];
    await expect.poll(() => names.includes(nameNow())).toBe(false);
    await backUp({ BACKUP_DIR: backups });
    return readdirSync(backups);
  };
  const nameNow = () => `karngea-${new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.tar.gz`;

  test('reports what is wrong, and the server continues', async () => {
    await expect(backUp({}, join(folder, 'missing', 'file'))).rejects.toThrow('ENOENT');
    writeFileSync(join(folder, 'there'), '');
    await expect(backUp({}, join(folder, 'there'))).rejects.toThrow('never overwrites');
    await expect(backUp({ BACKUP_DIR: '' })).rejects.toThrow('or set BACKUP_DIR');
    await write();
  });

  test('runs at night, also on a server whose predecessor was killed', async () => {
    server.signal('SIGKILL');
    await server.exit;
    const database = await openDatabase({ dataDir, durable: false });
    await database.db
      .updateTable('tasks')
      .set({ due: new Date(0) })
      .where('kind', '=', 'nightly_backup')
      .execute();
    await database.close();
    rmSync(backups, { recursive: true });
    await start();
    const made = () =>
      existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith('.gz')) : [];
    await expect.poll(made, { timeout: 100_000 }).toHaveLength(1);
    expect(await messagesIn(join(backups, made()[0] ?? ''))).toHaveLength(written);
  });
});
