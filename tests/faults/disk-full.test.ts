/** A full disk: a clear error, no loss of acknowledged writes, and recovery as soon as there is space. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { databaseTemplate } from '../support/database-template.ts';
import { testEngine } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { call, type Reply } from '../support/http-client.ts';
import { createPostgresServer, type PostgresServer } from '../support/postgres-server.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';
import { smallDisk } from '../support/small-disk.ts';

const disk = smallDisk(300);
const patience = 120_000;

describe.runIf(disk !== undefined)('a full disk', () => {
  let database: PostgresServer | undefined;
  let environment: Record<string, string>;
  let server: ServerProcess;
  let address: string;
  const acknowledged: number[] = [];

  const start = async () => {
    server = startProcess({ ...environment, PORT: '0', DEMO_DATA: '0', RATE_LIMIT: '0' });
    address = (await server.address) ?? server.errors();
  };
  /** Long and random, so that it cannot be compressed. */
  const write = async (): Promise<Reply> => {
    const text = Array.from({ length: 300 }, () => Math.random().toString(36))
      .join(' ')
      .slice(0, 3_500);
    const answer = await call(address, 'POST', '/message', { body: { email: 'disk@example.com', text } });
    if (answer.status === 201) acknowledged.push((answer.body as { id: number }).id);
    return answer;
  };

  beforeAll(async () => {
    const folder = disk?.folder ?? '';
    database = testEngine === 'postgres' ? await createPostgresServer(folder) : undefined;
    environment = database ? { DATABASE_URL: database.url('postgres') } : { DATA_DIR: join(folder, 'data') };
    if (environment['DATA_DIR'])
      cpSync(await databaseTemplate(), environment['DATA_DIR'], { recursive: true });
    await start();
  });
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.exit;
    await database?.remove();
    disk?.remove();
  });

  test('answers 503 in the agreed shape, and the server continues once there is space', async () => {
    for (let at = 0; at < 20; at += 1) expect((await write()).status).toBe(201);
    disk?.fill();
    let refused: Reply | undefined;
    await expect
      .poll(
        async () => {
          const answer = await write();
          if (answer.status !== 201) refused = answer;
          // Space that is freed meanwhile (a shorter log) is filled again.
          else disk?.fill();
          return refused?.status;
        },
        { timeout: patience, interval: 0 },
      )
      .toBe(503);
    expect(refused?.body).toEqual({ code: 'unavailable', message: expect.any(String) });
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
    expect((await call(address, 'GET', '/health')).status).toBe(200);
    expect([200, 503]).toContain((await call(address, 'GET', '/job/get?page=1')).status);

    disk?.free();
    const began = performance.now();
    await expect.poll(async () => (await write()).status, { timeout: patience, interval: 50 }).toBe(201);
    const healed = Math.round(performance.now() - began);

    // A checkpoint may still be pending from when the disk was full: a crash now must leave a consistent database.
    server.signal('SIGKILL');
    await server.exit;
    const settings = database
      ? { url: database.url('postgres') }
      : { dataDir: environment['DATA_DIR'] ?? '' };
    const { db, close } = await openDatabase(settings);
    const stored = new Set((await db.selectFrom('messages').select('id').execute()).map(({ id }) => id));
    await close();
    const lost = acknowledged.filter((id) => !stored.has(id)).length;
    figure(`${testEngine}, full disk`, {
      'acknowledged writes': acknowledged.length,
      lost,
      'working again ms': healed,
    });
    expect(lost).toBe(0);
  });
});
