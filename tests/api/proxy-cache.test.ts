/** The cache of the proxy before the nodes (deploy/nginx.conf), with a real nginx where there is one. */
import { type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

// Continuous integration has nginx, or fails.
describe.runIf(hasNginx || process.env['CI'])('behind nginx', () => {
  let server: TestServer;
  let proxy: Nginx;
  /** The calls that reached the server. */
  const reached: string[] = [];
  beforeAll(async () => {
    server = await startServer({ settings: { trustProxy: 1, metrics: true } });
    server.app.server.on('request', ({ url = '' }) => reached.push(url));
    proxy = await startNginx([await server.app.listen({ port: 0, host: '127.0.0.1' })]);
  });
  afterAll(async () => {
    await proxy.stop();
    await server.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${proxy.address}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
  const crowd = 20;
  /** How often the server was asked by so many calls at the same time. */
  async function asked(call: () => Promise<unknown>): Promise<number> {
    const before = reached.length;
    await Promise.all(Array.from({ length: crowd }, call));
    return reached.length - before;
  }

  test.each([
    '/api/job/get?page=0',
    '/api/job/get?keyword=cook',
    '/api/job/get/10',
    '/api/stats',
    '/api/job/get/999999',
  ])('%s of guests is answered from the cache', async (path) => {
    const etag = (await get(path)).headers.get('etag');
    const same = async () => expect((await get(path)).headers.get('etag')).toBe(etag);
    // On a busy machine the time of what is cached may end while the calls are made.
    await expect.poll(() => asked(same), { timeout: 25_000 }).toBeLessThan(crowd / 2);
  });

  test.each([
    ['a later page', '/api/job/get?page=1'],
    ['liveness', '/api/health'],
    ['what no call is', '/api/nothing'],
    ['a page of the app', '/jobs'],
  ])('%s is asked of a node each time', async (_what, path) =>
    expect(await asked(() => get(path))).toBe(crowd),
  );

  test('a later page that somebody has is not sent again', async () => {
    const path = '/api/job/get?page=1';
    const etag = String((await get(path)).headers.get('etag'));
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('who has what is cached is told so by the proxy', async () => {
    const path = '/api/job/get?page=0&level=Senior';
    const etag = String((await get(path)).headers.get('etag'));
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  test('people get their own, and leave nothing of it to others', async () => {
    const { token } = await server.newcomer('employee');
    const authorization = `BEARER ${token}`;
    const path = '/api/job/get?page=0&sort=Salary';
    const [{ job_id }] = (await (await get(path, { authorization })).json()) as [JobListItem];
    await server.ask('POST', `/job/addFav/${job_id}`, { as: { token } });
    const favourite = async (headers: Record<string, string>) =>
      ((await (await get(path, headers)).json()) as [JobListItem])[0].favorite;
    expect(await favourite({})).toBe(false);
    expect(await asked(async () => expect(await favourite({ authorization })).toBe(true))).toBe(crowd);
    expect(await favourite({})).toBe(false);
    expect((await get(path, { authorization })).headers.get('cache-control')).toBe('private, no-store');
  });

  test('each origin and each encoding has an answer of its own', async () => {
    const path = '/api/job/get?page=0&location=Phnom%20Penh';
    await get(path);
    const origin = 'https://localhost';
    expect((await get(path, { origin })).headers.get('access-control-allow-origin')).toBe(origin);
    expect((await get(path)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await get(path, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    expect((await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get(path)).headers.get('content-encoding')).toBeNull();
  });

  test('a new job is seen by all guests soon', async () => {
    const path = '/api/job/get?page=0';
    await get(path);
    const { body } = await server.ask('POST', '/job', { as: 'sokha', body: posting });
    const { job_id } = body as { job_id: number };
    // After three seconds: one of s-maxage, one that had begun, and a part of one in a node that did not post it.
    const newest = async () => ((await (await get(path)).json()) as [JobListItem])[0].job_id;
    await expect.poll(newest, { timeout: 60_000 }).toBe(job_id);
  });

  test('while no node answers, guests get the newest that was had, and nobody else’s', async () => {
    const gone = '/api/job/get/11';
    const { token } = await server.newcomer('employee');
    const personal = { authorization: `BEARER ${token}` };
    expect((await get(gone)).status).toBe(200);
    await server.db.insertInto('hidden_jobs').values({ job_id: 11, removed_at: new Date() }).execute();
    server.later({ minutes: 1 });
    await expect.poll(async () => (await get(gone)).status, { timeout: 10_000 }).toBe(404);
    const paths = ['/api/job/get?page=0', '/api/job/get/10', '/api/stats'];
    const read = async () => Promise.all(paths.map(async (path) => (await get(path)).text()));
    const before = await read();

    const { port } = server.app.server.address() as AddressInfo;
    server.app.server.close();
    server.app.server.closeAllConnections();
    // More than they may be old while a node answers.
    // eslint-disable-next-line no-restricted-syntax -- nginx has no clock that a test could move
    await setTimeout(3_100);
    expect(await read()).toEqual(before);
    expect((await get(gone)).status).toBe(404);
    for (const [path, headers] of [
      ['/api/job/get?page=0', personal],
      ['/api/job/get?page=1', {}],
    ] as const)
      expect((await get(path, headers)).status, path).toBe(502);
    await new Promise<void>((resolve) => server.app.server.listen(port, '127.0.0.1', resolve));
    await expect.poll(async () => (await get('/api/job/get?page=1')).status, { timeout: 20_000 }).toBe(200);
  });

  test('numbers about the nodes are nobody else’s business', async () => {
    for (const path of ['/api/metrics', '/api/metrics/']) expect((await get(path)).status).toBe(404);
  });
});
