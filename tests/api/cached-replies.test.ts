/** Cached answers for guests: their headers, who gets them, and how long they are valid. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => server.later({ minutes: 1 }));
afterAll(() => server.close());

const list = '/api/job/get?page=0';
const paths = ['/api/job/get?keyword=ភ្នំពេញ', '/api/job/get/10'];
type Asked = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> };
const ask = (url: string, { method = 'GET', headers = {} }: Asked = {}) =>
  server.app.inject({ method, url: encodeURI(url), headers });
const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=60';

test.each(paths)('%s declares its type, cache rules and allowed origin', async (path) => {
  const { headers, rawPayload } = await ask(path, { headers: { origin: 'https://localhost' } });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(rawPayload.length),
    'cache-control': shared,
    vary: 'Origin, Authorization, Accept-Encoding',
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/) as string,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': 'https://localhost',
    'access-control-expose-headers': 'Retry-After, ETag, X-Has-More, X-Request-Id',
  });
  for (const origin of [undefined, 'https://evil.example']) {
    const others = await ask(path, { headers: origin ? { origin } : {} });
    expect(Object.keys(others.headers).join()).not.toContain('access-control');
  }
});

test.each([
  ['/api/stats', shared],
  ['/api/job/instead?keyword=cook', shared],
  // A later page older than the first would skip a job.
  ['/api/job/get?page=1', 'public, max-age=0, must-revalidate'],
  ['/api/health', 'public, max-age=0, must-revalidate'],
  ['/api/job/get/999999', shared],
  ['/api/company/999999', shared],
  ['/api/nothing/999999', 'no-store'],
  ['/api/job/get?page=x', 'no-store'],
])('%s has the cache rule %s', async (path, rule) =>
  expect((await ask(path)).headers['cache-control']).toBe(rule),
);

test.each([...paths, '/api/stats', '/api/job/get?page=1'])(
  '%s is never cached for logged-in users',
  async (path) => {
    const { token } = await server.newcomer('employee');
    await ask(path);
    const own = await ask(path, { headers: { authorization: `BEARER ${token}` } });
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.headers.vary).toContain('Authorization');
    expect(own.headers.etag).toBeUndefined();
  },
);

test('a 404 for a logged-in user is not cached for others', async () => {
  const { token } = await server.newcomer('employee');
  const own = await ask('/api/job/get/999999', { headers: { authorization: `BEARER ${token}` } });
  expect([own.statusCode, own.headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each(paths)('%s is byte for byte the same each time, in each encoding', async (path) => {
  const plain = await ask(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const read = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const first = await ask(path, { headers: { 'accept-encoding': accepted } });
    expect(first.headers).toMatchObject({ 'content-encoding': encoding, etag: plain.headers.etag });
    expect(first.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(read[encoding](first.rawPayload).equals(plain.rawPayload)).toBe(true);
    const second = await ask(path, { headers: { 'accept-encoding': accepted } });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  }
});

test.each(paths)('%s is answered with 304 if unchanged, and without a body for HEAD', async (path) => {
  for (const encoding of ['identity', 'br']) {
    const asked = { 'accept-encoding': encoding };
    const { headers } = await ask(path, { headers: asked });
    const etag = String(headers.etag);
    for (const known of [`"old", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await ask(path, { headers: { ...asked, 'if-none-match': known } });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers['content-length']).toBeUndefined();
    }
    const head = await ask(path, { method: 'HEAD', headers: asked });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    const ofEachCall = { date: '', 'x-request-id': '' };
    expect({ ...head.headers, ...ofEachCall }).toEqual({ ...headers, ...ofEachCall });
  }
});

test.each([list, '/api/job/get/10'])(
  '%s is read from the database again after half a second',
  async (path) => {
    const first = (await ask(path)).body;
    // Changed as by another node, which does not notify this one.
    const name = `Changed for ${path}`;
    await server.db.updateTable('jobs').set({ name }).execute();
    server.later({ minutes: 0.4 / 60 });
    expect((await ask(path)).body).toBe(first);
    server.later({ minutes: 0.2 / 60 });
    expect((await ask(path)).body).toContain(name);
  },
);

test('the cache is cleared at once when something changes', async () => {
  const firstOf = async () => (await ask(list)).json<JobListItem[]>()[0];
  await firstOf();
  const { body } = await server.ask('POST', '/job', { as: 'sokha', body: posting });
  const { job_id } = body as { job_id: number };
  expect(await firstOf()).toMatchObject({ job_id, status: 'Hiring' });
  const detail = `/api/job/get/${job_id}`;
  expect((await ask(detail)).json()).toMatchObject({ job_id, status: 'Hiring' });
  await server.ask('PATCH', `/job/stop/${job_id}`, { as: 'sokha' });
  expect((await ask(detail)).json()).toMatchObject({ job_id, status: 'Closed' });
  expect(await firstOf()).toMatchObject({ job_id, status: 'Closed' });
});
