/** The database goes down and comes back: calls report it, and the server recovers by itself. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase, type Database } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { testEngine } from '../support/engines.ts';
import { createPostgresServer, type PostgresServer } from '../support/postgres-server.ts';
import { quiet } from '../support/test-server.ts';

const settings = { ...quiet, metrics: true, rateLimit: true };
let postgres: PostgresServer;
let database: Database;

/** The embedded database runs in the server's own process, so it cannot go down alone. */
const onServer = test.runIf(testEngine === 'postgres');

beforeAll(async () => {
  if (testEngine !== 'postgres') return;
  postgres = await createPostgresServer();
  database = await openDatabase({ url: postgres.url('postgres'), connectTimeout: 1_000 });
  await migrate(database.db);
});
afterAll(async () => {
  if (testEngine !== 'postgres') return;
  await database.close();
  await postgres.remove();
});

onServer(
  'calls answer 503 with the agreed body, health reports it, and both recover afterwards',
  async () => {
    const app = await buildApp({ database, settings });
    const get = (url: string, headers = {}) => app.inject({ method: 'GET', url: `/api${url}`, headers });
    expect((await get('/job/get')).statusCode).toBe(200);

    const warned = vi.spyOn(app.log, 'warn');
    await postgres.kill();
    expect((await get('/health')).json()).toEqual({ status: 'ok', database: 'down' });
    expect((await get('/ready')).statusCode).toBe(503);
    for (const [url, headers] of [
      ['/job/get?page=3', {}],
      ['/job/get/1', {}],
      ['/app', { authorization: 'BEARER some-token' }],
    ] as const) {
      const answer = await get(url, headers);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({ code: 'unavailable', message: expect.any(String) });
      expect(answer.headers['retry-after']).toBeDefined();
    }
    const logIn = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { name: 'a', password: 'b' },
    });
    expect(logIn.statusCode).toBe(503);
    // Background tasks warn, too.
    const warnings = warned.mock.calls.map(([line]) => line).filter((line) => 'reqId' in Object(line));
    const named = { reqId: expect.stringMatching(/^[\w-]{8}-\w+$/), reason: expect.any(String) };
    expect(warnings).toEqual([named, named, named, named, named]);

    await postgres.start();
    expect((await get('/job/get?page=3')).statusCode).toBe(200);
    // On a connection that many reads share.
    expect((await get('/job/get/1')).statusCode).toBe(404);
    expect((await get('/health')).json()).toEqual({ status: 'ok', database: 'up' });
    expect((await get('/ready')).statusCode).toBe(200);
    expect((await get('/metrics')).body).toContain(
      'karngea_http_seconds_count{method="GET",route="/api/job/get",status="503"} 1',
    );
    await app.close();
  },
);
