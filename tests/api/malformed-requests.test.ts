/** Malformed requests are refused in the agreed shape, and the server continues. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureBody } from '#contract/failure-codes.ts';
import { rawCall } from '../support/raw-call.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer({ isEmpty: true, timeouts: quick });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Timeout for an incomplete request. */
const quick = { request: 1_500, headers: 1_000, idle: 10_000, checkInterval: 100 };
const close = 'Connection: close\r\n\r\n';
const send = async (bytes: string | Buffer): Promise<[status: number, body: unknown]> => {
  const answer = await rawCall(address, bytes);
  return [answer?.status ?? 0, JSON.parse(answer?.body ?? 'null')];
};
const malformed = { code: 'malformed', message: "The request couldn't be read." };

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['TLS', Buffer.from('160301020001', 'hex')],
  ['an unknown method', `FROBNICATE /api/stats HTTP/1.1\r\nHost: a\r\n${close}`],
  ['a header without a name', `GET /api/stats HTTP/1.1\r\n: x\r\n${close}`],
  ['a NUL in a header', `GET /api/stats HTTP/1.1\r\nHost: a\r\nX: a\u0000b\r\n${close}`],
  [
    'two lengths',
    `POST /api/message HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}{}`,
  ],
  [
    'a length beside chunks',
    `POST /api/message HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
  ],
  ['no host', `GET /api/stats HTTP/1.1\r\n${close}`],
])('%s is malformed', async (_what, bytes) => expect(await send(bytes)).toEqual([400, malformed]));

test('a reply without a request declares its type and cannot be framed', async () => {
  const answer = await rawCall(address, `FROBNICATE /api/stats HTTP/1.1\r\nHost: a\r\n${close}`);
  expect(answer?.head).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
  expect(answer?.head).toMatch(/^Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r$/m);
});

test('an overlong header is refused', async () =>
  expect(await send(`GET /api/stats HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n${close}`)).toEqual([
    431,
    { code: 'too_large', message: 'This is too large to send.' },
  ]));

test.each([
  ['a head', 'GET /api/stats HTTP/1.1\r\nHost: a\r\n'],
  [
    'a body',
    'POST /api/message HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
])('%s that never ends times out', async (_what, bytes) =>
  expect(await send(bytes)).toEqual([408, malformed]),
);

test('an unknown expectation is ignored', async () =>
  expect((await send(`GET /api/stats HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n${close}`))[0]).toBe(200));

/** Almost a request: each part may be arbitrary. */
const anyBytes = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'get'),
      fc.string(),
    ),
    fc.oneof(fc.webPath(), fc.constantFrom('/api/stats', '*', 'http://x/api/stats', '//', ''), fc.string()),
    fc.oneof(fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9'), fc.string()),
    fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(
            'Host',
            'Connection',
            'Content-Length',
            'Transfer-Encoding',
            'Upgrade',
            'Expect',
            'Range',
          ),
          fc.string(),
        ),
        fc.oneof(
          fc.constantFrom('a', 'close', '-1', '5', 'chunked', 'websocket', '100-continue', 'bytes=9-1'),
          fc.string(),
        ),
      ),
      { maxLength: 6 },
    ),
    fc.string(),
  )
  .map(([method, path, version, headers, body]) => {
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return `${method} ${path} ${version}\r\n${lines}${close}${body}`;
  });

test('the server answers any bytes in the agreed shape, or closes the connection', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, async (bytes) => {
      const answer = await rawCall(address, bytes);
      if (answer === undefined) return;
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400 && answer.body !== '')
        expect(failureBody.safeParse(JSON.parse(answer.body)).success, answer.body).toBe(true);
    }),
    { numRuns: 150 },
  );
  expect((await server.ask('GET', '/stats')).status).toBe(200);
}, 120_000);
