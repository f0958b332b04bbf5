/** The connected server becomes read-only: writing works again on new connections, without a restart. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { freshSettings, testEngine } from '../../support/engines.ts';
import { quiet } from '../../support/test-server.ts';

const onServer = test.runIf(testEngine === 'postgres');
const connections = 10;
let database: Database;
let remove: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  database = await openDatabase({ ...fresh.settings, max: connections, longestLife: 2 });
});
afterAll(async () => {
  await database.close();
  await remove();
});

/** Runs the statement on every connection of the pool: none is released before all have run it. */
async function onEach(statement: string): Promise<void> {
  let waiting = connections;
  let go = () => {};
  const all = new Promise<void>((resolve) => (go = resolve));
  await Promise.all(
    Array.from({ length: connections }, () =>
      database.db.connection().execute(async (one) => {
        await sql.raw(statement).execute(one);
        waiting -= 1;
        if (waiting === 0) go();
        await all;
      }),
    ),
  );
}

onServer('after one refused write no old connection is used for another', async () => {
  const app = await buildApp({ database, settings: quiet });
  const send = async () =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/message',
        payload: { email: 'sophea@example.com', text: 'Hello' },
      })
    ).statusCode;
  expect(await send()).toBe(201);
  await onEach('set default_transaction_read_only = on');
  expect(await send()).toBe(503);
  expect(await Promise.all(Array.from({ length: connections }, send))).toEqual(
    Array.from({ length: connections }, () => 201),
  );
  await app.close();
});

onServer('a connection has a longest life, and so has a transaction in which nothing happens', async () => {
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)).rows[0]?.pid;
  const first = await pid();
  await expect.poll(pid, { timeout: 20_000 }).not.toBe(first);
  const { rows } = await sql<{ timeout: string }>`
    select current_setting('idle_in_transaction_session_timeout') as timeout`.execute(database.db);
  expect(rows).toEqual([{ timeout: '30s' }]);
});
