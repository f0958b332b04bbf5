/** Serving the built client: pages, files, cache headers and security headers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pagePaths } from '#contract/pages.ts';
import { globalRule } from '#server/http/limits/rules.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const page =
  '<!doctype html><html><head><title>Karngea</title><meta name="description" content="Jobs" /></head><body></body></html>';
const script = 'console.log("karngea");'.repeat(50);
let folder: string;
lowerLimits({ everything: 100 });
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'karngea-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'sw.js'), '// worker');
  writeFileSync(join(folder, 'assets/main-abc123.js'), script);
  writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script));
  server = await startServer({ clientFolder: folder, settings: { demoData: false } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

test.each(pagePaths.map((path) => path.replace(/:\w+/, '1')))(
  '%s is a page, revalidated each time',
  async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body).toContain('<!doctype html>');
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  },
);

test('the page that shows a CV by a link is not indexed', async () => {
  expect((await get('/cv/shared')).headers['x-robots-tag']).toBe('noindex');
  expect((await get('/cv')).headers['x-robots-tag']).toBeUndefined();
});

test.each(['/404', '/nowhere', '/nowhere?from=chat.example', '/jobs/deep/down', '/createjob/1/2'])(
  '%s shows the app with status 404',
  async (path) => {
    const { statusCode, body } = await get(path);
    expect([statusCode, body]).toEqual([404, (await get('/login')).body]);
  },
);

test.each(['/assets/main-old.js', '/logo.png', '/../package.json', '/%2e%2e/package.json', '/.env'])(
  '%s is neither a file nor a page',
  async (path) => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<html>');
  },
);

test('an unknown path below the API is JSON', async () =>
  expect((await get('/api/nowhere')).json()).toMatchObject({ code: 'not_found' }));

describe('files', () => {
  test('with a hashed name are cached forever, and compressed if accepted', async () => {
    const plain = await get('/assets/main-abc123.js');
    expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([
      200,
      script,
      'public, max-age=31536000, immutable',
    ]);
    const small = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
    expect(small.headers['cache-control']).toContain('immutable');
    expect(small.headers['vary']?.toString().toLowerCase()).toContain('accept-encoding');
  });
  test('of the service worker are revalidated each time', async () => {
    const { headers } = await get('/sw.js');
    expect([headers['cache-control'], headers.etag !== undefined]).toEqual(['no-cache', true]);
  });
});

test('security headers restrict what pages may do', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  for (const rule of ["script-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
    expect(policy).toContain(rule);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect((await get('/nowhere')).headers['content-security-policy']).toBe(policy);
  expect((await get('/sw.js')).headers['content-security-policy']).toBe(policy);
  for (const url of ['/api/stats', '/api/nowhere'])
    expect((await get(url)).headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  for (const answer of [headers, (await get('/api/stats')).headers, (await get('/api/nowhere')).headers])
    expect(answer['x-content-type-options']).toBe('nosniff');
});

test.each([
  [{ publicUrl: 'https://karngea.example' }, {}, true],
  [{ trustProxy: 1 }, { 'x-forwarded-proto': 'https' }, true],
  [{}, { 'x-forwarded-proto': 'https' }, false],
] as const)('with %j and %j the API sends HSTS: %s', async (settings, headers, isAsked) => {
  const other = await startServer({ isEmpty: true, settings });
  for (const url of ['/api/stats', '/api/nowhere']) {
    const hsts = (await other.app.inject({ url, headers })).headers['strict-transport-security'];
    expect(hsts).toBe(isAsked ? 'max-age=31536000; includeSubDomains' : undefined);
  }
  await other.close();
});

test("pages, pictures and sitemaps count towards the address's rate limit like calls; files do not", async () => {
  // One window, however long a busy machine takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  const limited = await startServer({
    // Only a built client has pictures.
    clientFolder: resolve('dist/client'),
    settings: { rateLimit: true, publicUrl: 'https://karngea.example' },
  });
  const ask = (url: string, remoteAddress: string) => limited.app.inject({ url, remoteAddress });
  for (let turn = 0; turn < globalRule.points; turn += 1) await ask('/login', '203.0.113.1');
  for (const url of [
    '/',
    '/jobDetail/1',
    '/preview/job-1.png',
    '/sitemap.xml',
    '/robots.txt',
    '/api/stats',
  ]) {
    const { statusCode, headers } = await ask(url, '203.0.113.1');
    expect([url, statusCode, Number(headers['retry-after']) > 0]).toEqual([url, 429, true]);
  }
  expect((await ask('/sw.js', '203.0.113.1')).statusCode).toBe(200);
  expect((await ask('/', '203.0.113.2')).statusCode).toBe(200);
  vi.useRealTimers();
  await limited.close();
}, 60_000);
