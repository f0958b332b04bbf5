/** The cache of the proxy before the nodes (deploy/nginx.conf), with a real nginx where there is one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

describe.runIf(hasNginx)('behind nginx', () => {
  let server: TestServer;
  let proxy: Nginx;
  /** The calls that reached the server. */
  const reached: string[] = [];
  beforeAll(async () => {
    server = await startServer({ settings: { trustProxy: true, metrics: true } });
    server.app.server.on('request', ({ url = '' }) => reached.push(url));
    proxy = await startNginx([await server.app.listen({ port: 0, host: '127.0.0.1' })]);
  });
  afterAll(async () => {
    await proxy.stop();
    await server.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${proxy.address}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
  const times = [1, 2, 3, 4, 5];
  /** How often the server was asked while the calls were made, one after the other. */
  async function asked(calls: () => Promise<unknown>): Promise<number> {
    const before = reached.length;
    for (const _ of times) await calls();
    return reached.length - before;
  }
  /** The proxy counts whole seconds, so a new one may begin anywhere. */
  const fewerThanAll = times.length - 1;

  test.each(['/api/job/get?page=0', '/api/job/get?keyword=cook', '/api/job/get/10', '/api/stats'])(
    '%s of guests is answered from the cache',
    async (path) => {
      const bodies = new Set<string>();
      expect(await asked(async () => bodies.add(await (await get(path)).text()))).toBeLessThan(fewerThanAll);
      expect(bodies.size).toBe(1);
    },
  );

  test.each([
    ['a later page', '/api/job/get?page=1'],
    ['liveness', '/api/health'],
    ['what is not there', '/api/job/get/999999'],
    ['a page of the app', '/jobs'],
  ])('%s is asked of a node each time', async (_what, path) =>
    expect(await asked(() => get(path))).toBe(times.length),
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
    expect(await asked(async () => expect(await favourite({ authorization })).toBe(true))).toBe(times.length);
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

  test('a new job is seen by all guests within three seconds, whoever asks meanwhile', async () => {
    const path = '/api/job/get?page=0';
    await get(path);
    const { body } = await server.ask('POST', '/job', { as: 'sokha', body: posting });
    const { job_id } = body as { job_id: number };
    const posted = Date.now();
    const first = async () => ((await (await get(path)).json()) as [JobListItem])[0].job_id;
    await expect.poll(first, { interval: 50, timeout: 10_000 }).toBe(job_id);
    expect(Date.now() - posted).toBeLessThan(3_500);
  });

  test('numbers about the nodes are nobody else’s business', async () => {
    for (const path of ['/api/metrics', '/api/metrics/']) expect((await get(path)).status).toBe(404);
  });
});
