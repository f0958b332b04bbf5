/** A server that stops while a call arrives. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/test-server.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

const connectionsOf = ({ app }: TestServer): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** The answer to a call whose head was half sent when the server began to stop. */
async function answerWhileClosing(server: TestServer, path: string): Promise<string> {
  const at = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(at.port), at.hostname);
  const answer = text(socket);
  await new Promise<void>((sent) => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n`, () => sent()));
  // The server must have read half of the head, or it would close the connection as idle.
  await expect.poll(() => connectionsOf(server)).toBe(1);
  await pause();
  const closed = server.close();
  await pause();
  socket.write('\r\n');
  await closed;
  return answer;
}

test('a call that arrives during shutdown is answered with Connection: close', async () => {
  const server = await startServer();
  // Cached from here on.
  await server.ask('GET', '/job/get?page=0');
  const answer = await answerWhileClosing(server, '/api/job/get?page=0');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i);
});

test('a server that is shutting down is not ready', async () => {
  expect(await answerWhileClosing(await startServer(), '/api/ready')).toMatch(/^HTTP\/1\.1 503 /);
});
