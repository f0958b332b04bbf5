/** URLs and replies of calls, against a real server. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apply } from '#contract/applications.ts';
import { getJob, listJobs } from '#contract/jobs.ts';
import { addressOf } from './send-call.ts';

let server: Server;
let answer: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

/** The module as built for an API at the server's address. */
async function importSendCall() {
  vi.stubEnv('VITE_API_ORIGIN', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.resetModules();
  return (await import('./send-call.ts')).sendCall;
}

test('path parameters are encoded', () =>
  expect(addressOf(getJob, { params: { id: '1/../2' } })).toBe('/api/job/get/1%2F..%2F2'));

test('unset query values are left out, set ones are encoded', () =>
  expect(
    addressOf(listJobs, { query: { page: '0', keyword: 'C++ ការងារ', industry: undefined, level: '' } }),
  ).toBe(`/api/job/get?page=0&keyword=C%2B%2B+${encodeURIComponent('ការងារ')}`));

test('a call is sent with its body, token, idempotency key and version, and returns the reply', async () => {
  const received: unknown[] = [];
  answer = (request, response) => {
    const { authorization, 'idempotency-key': key, 'if-match': version } = request.headers;
    received.push(request.method, request.url, authorization, key, version);
    request.on('data', (body: Buffer) => received.push(body.toString()));
    request.on('end', () =>
      response
        .writeHead(429, { 'retry-after': '7', etag: '"2"', 'x-request-id': 'a-1' })
        .end('{"message":"Later"}'),
    );
  };
  const send = await importSendCall();
  const options = { token: 'secret', idempotencyKey: 'k', ifMatch: '"1"' };
  expect(await send(apply, { body: { job_id: 7 } }, options)).toEqual({
    kind: 'answered',
    status: 429,
    body: { message: 'Later' },
    retryAfterSeconds: 7,
    etag: '"2"',
    hasRequestId: true,
  });
  expect(received).toEqual(['POST', '/api/app', 'BEARER secret', 'k', '"1"', '{"job_id":7}']);
});

test('a reply that is not JSON has a status and no body', async () => {
  answer = (_request, response) => response.end('<h1>Log in to the café</h1>');
  const send = await importSendCall();
  expect(await send(listJobs, {}, {})).toMatchObject({ kind: 'answered', status: 200, body: undefined });
});

test.each([
  ['before the reply', (answered: Parameters<RequestListener>[1]) => answered.destroy()],
  [
    'during the reply',
    (answered: Parameters<RequestListener>[1]) => {
      answered.writeHead(200, { 'content-length': '100' });
      answered.write('{', () => answered.destroy());
    },
  ],
])('a connection lost %s has no reply', async (_when, lose) => {
  answer = (_request, response) => lose(response);
  const send = await importSendCall();
  expect(await send(listJobs, {}, {})).toMatchObject({ kind: 'none', why: 'offline' });
});

test('a silent server times out after 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const received = new Promise<void>((resolve) => {
      answer = () => resolve();
    });
    const send = await importSendCall();
    const sent = send(listJobs, {}, {});
    await received;
    vi.advanceTimersByTime(15_000);
    expect(await sent).toMatchObject({ kind: 'none', why: 'timeout' });
  } finally {
    vi.useRealTimers();
  }
});

test('aborting a call rejects', async () => {
  const stopping = new AbortController();
  answer = () => stopping.abort();
  const send = await importSendCall();
  await expect(send(listJobs, {}, { signal: stopping.signal })).rejects.toThrow();
});
