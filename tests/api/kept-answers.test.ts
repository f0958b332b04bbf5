/** Answers that are sent again before the framework is asked (docs/decisions/0011): nobody can tell, and nothing is lost. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { rules } from '#server/http/limits/rate-limits.ts';
import { freshSettings } from '../support/engines.ts';
import { keptAlive, type KeptAlive } from '../support/kept-alive.ts';
import { posting } from '../support/samples.ts';
import { startProcess } from '../support/server-process.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let address: string;
let guest: KeptAlive;
/** Calls that the framework was asked. */
let asked = 0;
beforeAll(async () => {
  server = await startServer({ settings: { metrics: true, rateLimit: true, trustProxy: true } });
  const { app } = server;
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  guest = keptAlive(address);
  const { routing } = app;
  app.routing = (...call) => {
    asked += 1;
    routing(...call);
  };
});
beforeEach(() => {
  server.later({ minutes: 2 });
  asked = 0;
});
afterAll(async () => {
  guest.close();
  await server.close();
});

const list = '/api/job/get?page=0';
const paths = [
  list,
  `/api/job/get?keyword=${encodeURIComponent('ភ្នំពេញ')}`,
  '/api/job/get/10',
  '/api/job/get?keyword=50%',
];
const encodings: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip, deflate, br, zstd' }];

test.each(paths.flatMap((path) => encodings.map((headers) => ({ path, headers }))))(
  '$path is the same to the byte when it is sent again, $headers',
  async ({ path, headers }) => {
    const [first, ...others] = [
      await guest.get(path, headers),
      await guest.get(path, headers),
      await guest.get(path, headers),
    ];
    for (const again of others) expect(again).toEqual(first);
    expect(first?.status).toBe(200);
    expect(first?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'keep-alive' });
    expect(asked).toBe(1);
  },
);

test('who takes another encoding, or has the answer, gets what they got before', async () => {
  await guest.get(list);
  const { headers } = await guest.get(list, { 'accept-encoding': 'br' });
  expect((await guest.get(list, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await guest.get(list)).headers['content-encoding']).toBeUndefined();
  const known = { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) };
  const { status, body } = await guest.get(list, known);
  expect([status, body.length]).toEqual([304, 0]);
  expect((await guest.get(list, { 'accept-encoding': 'br' })).status).toBe(200);
});

test('what is kept is forgotten after a second', async () => {
  await guest.get(list);
  await guest.get(list);
  expect(asked).toBe(1);
  server.later({ minutes: 1 / 60 });
  await guest.get(list);
  expect(asked).toBe(2);
});

test('what is kept is forgotten at once when something changes', async () => {
  const firstOf = ({ body }: { body: Buffer }) => (JSON.parse(body.toString()) as JobListItem[])[0];
  await guest.get(list);
  await guest.get(list);
  const { body } = await server.ask('POST', '/job', { as: 'sokha', body: posting });
  const { job_id } = body as { job_id: number };
  expect(firstOf(await guest.get(list))).toMatchObject({ job_id, status: 'Hiring' });
  const detail = `/api/job/get/${job_id}`;
  await guest.get(detail);
  await guest.get(detail);
  await server.ask('PATCH', `/job/stop/${job_id}`, { as: 'sokha' });
  expect(JSON.parse((await guest.get(detail)).body.toString())).toMatchObject({ job_id, status: 'Closed' });
  expect(firstOf(await guest.get(list))).toMatchObject({ job_id, status: 'Closed' });
});

test('people and pages of other origins get answers of their own', async () => {
  await guest.get(list);
  await guest.get(list);
  const { token } = await server.newcomer('employee');
  const own = await guest.get(list, { authorization: `BEARER ${token}` });
  expect(own.headers['cache-control']).toBe('private, no-store');
  const allowed = await guest.get(list, { origin: 'https://localhost' });
  expect(allowed.headers['access-control-allow-origin']).toBe('https://localhost');
  for (const origin of [undefined, 'https://evil.example'])
    expect(Object.keys((await guest.get(list, origin ? { origin } : {})).headers).join()).not.toContain(
      'access-control',
    );
});

test('what is not found is not kept', async () => {
  for (const _ of [1, 2]) expect((await guest.get('/api/job/get/999999')).status).toBe(404);
  expect(asked).toBe(2);
});

test('each call counts once towards the limit, under the address that the proxy saw', async () => {
  const from = (seen: string) => ({ 'x-forwarded-for': `198.51.100.${asked}, ${seen}` });
  const { limit } = rules.anything;
  const seen = '203.0.113.60';
  for (let call = 0; call < limit; call += 1) expect((await guest.get(list, from(seen))).status).toBe(200);
  expect(asked).toBe(1);
  for (const path of [list, '/api/stats', list]) {
    const { status, headers } = await guest.get(path, from(seen));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await guest.get(list, from('203.0.113.61'))).status).toBe(200);
});

test('each call is in the metrics, under its route', async () => {
  const counted = async () => {
    const { text: numbers } = await server.ask('GET', '/metrics');
    const found =
      /karngea_http_seconds_count\{method="GET",route="\/api\/job\/get\/:id",status="200"\} (\d+)/;
    return Number(found.exec(numbers)?.[1] ?? 0);
  };
  const before = await counted();
  for (const _ of [1, 2, 3]) await guest.get('/api/job/get/11');
  expect(asked).toBe(1);
  expect((await counted()) - before).toBe(3);
});

test('each call has its line in the log, with an id of its own', async () => {
  const { settings, remove } = await freshSettings();
  const place: Record<string, string> =
    'url' in settings ? { DATABASE_URL: settings.url } : { DATA_DIR: settings.dataDir };
  const running = startProcess({ ...place, PORT: '0', LOG_LEVEL: 'info', DEMO_DATA: '0' });
  const written = () =>
    running
      .out()
      .split('\n')
      .filter((line) => line.includes('"msg":"call"'));
  const reader = keptAlive((await running.address) ?? '');
  for (const _ of [1, 2, 3]) await reader.get(`${list}&keyword=secret`);
  await expect.poll(() => written().length).toBe(3);
  const lines = written().map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of lines) {
    expect(line).toMatchObject({ level: 30, method: 'GET', path: '/api/job/get', status: 200 });
    expect(line['ms']).toEqual(expect.any(Number));
    expect(line['reqId']).toMatch(/^[\w-]{8}-\w+$/);
    expect(Object.keys(line)).toEqual(Object.keys(lines[0] ?? {}));
  }
  expect(new Set(lines.map((line) => line['reqId'])).size).toBe(3);
  expect(running.out()).not.toContain('secret');
  reader.close();
  running.signal('SIGKILL');
  await running.exit;
  await remove();
});

test('a call that comes while the server stops is told that the connection ends', async () => {
  const stopping = await startServer();
  const at = new URL(await stopping.app.listen({ port: 0, host: '127.0.0.1' }));
  const before = keptAlive(at.origin);
  for (const _ of [1, 2]) await before.get(list);
  before.close();
  const socket = connect(Number(at.port), at.hostname);
  const answer = text(socket);
  await new Promise<void>((sent) => socket.write(`GET ${list} HTTP/1.1\r\nHost: a\r\n`, () => sent()));
  // The server must have read half of the head, or it would take the connection for an idle one.
  await expect.poll(() => connectionsOf(stopping)).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = stopping.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.write('\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i);
  await closed;
});

const connectionsOf = ({ app }: TestServer): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
