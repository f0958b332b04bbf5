/** Clients that send a byte now and then are disconnected, and no one else notices them. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure } from '../support/figures.ts';
import { call } from '../support/http-client.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

/** The server's usual timeouts are too long for a test. */
const timeouts = { request: 2_000, headers: 1_500, idle: 60_000, checkInterval: 100 };
const crowd = 200;
const dripMs = 100;

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer({ timeouts, isEmpty: true });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

type Slow = { readonly isOpen: Promise<void>; readonly status: Promise<number> };

/** Sends the beginning, then the same byte forever. @returns the status it was refused with */
function drip(beginning: string, byte: string): Slow {
  const { hostname, port } = new URL(address);
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  const isOpen = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  // Waits until the connection is open, before the first byte.
  socket.write(beginning);
  const timer = setInterval(() => socket.write(byte), dripMs);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const status = new Promise<number>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0));
    });
  });
  return { isOpen, status };
}

test('slow heads and bodies are cut off while others are served', async () => {
  const heads = Array.from({ length: crowd }, () => drip('GET /api/stats HTTP/1.1\r\nHost: a\r\nX: ', 'x'));
  const bodies = Array.from({ length: crowd }, () =>
    drip(
      'POST /api/message HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
      ' ',
    ),
  );
  const clients = [...heads, ...bodies];
  await Promise.all(clients.map(({ isOpen }) => isOpen));
  let served = 0;
  let isOver = false;
  const all = Promise.all(clients.map(({ status }) => status)).finally(() => (isOver = true));
  do {
    for (const path of ['/job/get', '/stats']) expect((await call(address, 'GET', path)).status).toBe(200);
    served += 1;
  } while (!isOver);
  // 0 means a connection that was reset while a byte was on its way: cut off too.
  const answered = (await all).filter((status) => status !== 0);
  expect(new Set(answered)).toEqual(new Set([408]));
  figure('slow clients', { 'cut off': 2 * crowd, answered: answered.length, 'served meanwhile': served });
});
