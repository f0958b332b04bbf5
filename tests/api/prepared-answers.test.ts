/** Answers that are kept ready for many guests: what is said of them, and to whom they are sent. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const paths = ['/api/job/get?keyword=ភ្នំពេញ', '/api/job/get/10'];
type Asked = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> };
const ask = (url: string, { method = 'GET', headers = {} }: Asked = {}) =>
  server.app.inject({ method, url: encodeURI(url), headers });

test.each(paths)('%s says what it is, how long, who may keep it, and who may read it', async (path) => {
  const { headers, rawPayload } = await ask(path, { headers: { origin: 'https://localhost' } });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(rawPayload.length),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Origin, Authorization, Accept-Encoding',
    etag: expect.stringMatching(/^"[\w-]{27}"$/) as string,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': 'https://localhost',
    'access-control-expose-headers': 'Retry-After, ETag',
  });
  expect(Object.keys((await ask(path)).headers).join()).not.toContain('access-control');
});

test.each(paths)('%s is the same compressed, under a tag of its own', async (path) => {
  const plain = await ask(path);
  const compressed = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(compressed.rawPayload.length),
    etag: String(plain.headers.etag).replace(/"$/, '-br"'),
  });
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  const { text } = await server.ask('GET', encodeURI(path.replace('/api', '')), {
    headers: { 'accept-encoding': 'br' },
  });
  expect(text).toBe(plain.rawPayload.toString());
});

test.each(paths)('%s is not sent again to who has it, nor to who asks for its head', async (path) => {
  for (const encoding of ['identity', 'br']) {
    const asked = { 'accept-encoding': encoding };
    const { headers } = await ask(path, { headers: asked });
    const again = await ask(path, { headers: { ...asked, 'if-none-match': `"old", W/${headers.etag}` } });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers['content-length']).toBeUndefined();
    const head = await ask(path, { method: 'HEAD', headers: asked });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
  }
});
