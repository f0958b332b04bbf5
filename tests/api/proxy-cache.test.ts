/** The proxy's cache (deploy/nginx.conf), tested with a real nginx if installed. */
import { type AddressInfo, createServer } from 'node:net';
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
  /** How often this many concurrent calls reach the server. */
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
  ])('%s is served from the cache for guests', async (path) => {
    const etag = (await get(path)).headers.get('etag');
    const same = async () => expect((await get(path)).headers.get('etag')).toBe(etag);
    // On a busy machine the cache entry may expire during the calls.
    await expect.poll(() => asked(same), { timeout: 25_000 }).toBeLessThan(crowd / 2);
  });

  test.each([
    ['a later page', '/api/job/get?page=1'],
    ['liveness', '/api/health'],
    ['what no call is', '/api/nothing'],
    ['a page of the app', '/jobs'],
  ])('%s reaches a node each time', async (_what, path) => expect(await asked(() => get(path))).toBe(crowd));

  test('a later page is answered with 304 if unchanged', async () => {
    const path = '/api/job/get?page=1';
    const etag = String((await get(path)).headers.get('etag'));
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('the proxy itself answers a matching ETag with 304', async () => {
    const path = '/api/job/get?page=0&level=Senior';
    const etag = String((await get(path)).headers.get('etag'));
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  test('logged-in users get their own answers, which are not cached', async () => {
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

  test('each origin and each encoding has its own cache entry', async () => {
    const path = '/api/job/get?page=0&location=Phnom%20Penh';
    await get(path);
    const origin = 'https://localhost';
    expect((await get(path, { origin })).headers.get('access-control-allow-origin')).toBe(origin);
    expect((await get(path)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await get(path, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    expect((await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get(path)).headers.get('content-encoding')).toBeNull();
  });

  test('all guests see a new job soon', async () => {
    const path = '/api/job/get?page=0';
    await get(path);
    const { body } = await server.ask('POST', '/job', { as: 'sokha', body: posting });
    const { job_id } = body as { job_id: number };
    // After three seconds: one of s-maxage, a started one, and part of one in a node that did not post it.
    const newest = async () => ((await (await get(path)).json()) as [JobListItem])[0].job_id;
    await expect.poll(newest, { timeout: 60_000 }).toBe(job_id);
  });

  test("while no node answers, guests get the latest cached answer, and never a user's", async () => {
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
    let tries = 0;
    const dead = createServer((socket) => {
      tries += 1;
      socket.destroy();
    }).listen(port, '127.0.0.1');
    // Until each cached answer is too old to be given out without asking the node.
    const tried = async () => {
      const earlier = tries;
      expect(await read()).toEqual(before);
      return tries - earlier;
    };
    await expect.poll(tried, { timeout: 20_000 }).toBeGreaterThanOrEqual(paths.length);
    expect((await get(gone)).status).toBe(404);
    for (const [path, headers] of [
      ['/api/job/get?page=0', personal],
      ['/api/job/get?page=1', {}],
    ] as const)
      expect((await get(path, headers)).status, path).toBe(502);
    await new Promise((resolve) => dead.close(resolve));
    await new Promise<void>((resolve) => server.app.server.listen(port, '127.0.0.1', resolve));
    await expect.poll(async () => (await get('/api/job/get?page=1')).status, { timeout: 20_000 }).toBe(200);
  });

  test("the nodes' metrics are not public", async () => {
    for (const path of ['/api/metrics', '/api/metrics/']) expect((await get(path)).status).toBe(404);
  });
});
