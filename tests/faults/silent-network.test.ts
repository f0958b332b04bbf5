/** The network drops all packets between the server and its database: calls fail in time, and all recovers afterwards. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase, type Database } from '#server/database/connect.ts';
import { freshSettings, testEngine } from '../support/engines.ts';
import { quiet } from '../support/test-server.ts';

/** The embedded database runs in the server's own process: there is no network between them. */
const onServer = test.runIf(testEngine === 'postgres');

const statementTimeout = 300;
const connectTimeout = 1_000;

let fresh: Awaited<ReturnType<typeof freshSettings>>;
let database: Database;
let road: Server;
let isSwallowing = false;

function pass(from: Socket, to: Socket): void {
  from.on('data', (piece) => void (isSwallowing || to.write(piece)));
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
}

beforeAll(async () => {
  if (testEngine !== 'postgres') return;
  fresh = await freshSettings();
  const url = new URL('url' in fresh.settings ? fresh.settings.url : '');
  const target = Number(url.port);
  road = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    pass(near, far);
    pass(far, near);
  }).listen(0, '127.0.0.1');
  await once(road, 'listening');
  url.port = String((road.address() as AddressInfo).port);
  database = await openDatabase({ url: url.href, statementTimeout, connectTimeout });
});
afterAll(async () => {
  if (testEngine !== 'postgres') return;
  await database.close();
  road.close();
  await fresh.remove();
});

onServer(
  'calls on existing and new connections answer 503 in time, and the next ones work once the network is back',
  async () => {
    const app = await buildApp({ database, settings: quiet });
    const statusOf = async (url: string, headers = {}) =>
      (await app.inject({ method: 'GET', url: `/api${url}`, headers })).statusCode;
    // Calls for a job share a connection, a user's calls have one each.
    const all = () =>
      Promise.all([
        statusOf('/job/get/1'),
        statusOf('/job/get/2'),
        statusOf('/app', { authorization: 'BEARER some-token' }),
      ]);
    const well = [404, 404, 401];
    expect(await all()).toEqual(well);

    isSwallowing = true;
    const start = performance.now();
    expect(await all()).toEqual([503, 503, 503]);
    expect(await all()).toEqual([503, 503, 503]);
    // Twice the statement timeout on an existing connection, then the connection timeout; and a margin for a slow machine.
    expect(performance.now() - start).toBeLessThan(2 * (2 * statementTimeout + connectTimeout) + 3_000);

    isSwallowing = false;
    expect(await all()).toEqual(well);
    await app.close();
  },
);
